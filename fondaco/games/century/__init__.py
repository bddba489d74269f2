"""What the Century games share: cubes, the merchant row, trading, upgrading, the limit of a caravan or hold."""
