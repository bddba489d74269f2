title = Von Ost nach West II
