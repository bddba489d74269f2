title = From East to West II
