"""The views that both games of Marco Polo share: items, contracts, city cards, the map, tableaus. They know no rules."""
