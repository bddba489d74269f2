"""How the two games of Marco Polo draw what they share: items, contracts, city cards, the map, tableaus. It knows no rules."""
