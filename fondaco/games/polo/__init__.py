"""What the two games of Marco Polo share: dice and spaces, journeys and posts, contracts, city cards, rewards."""
