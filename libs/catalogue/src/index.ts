export { AvailabilitySlot } from './item-card/availability-slot.tsx';
export { ItemCardTile } from './item-card/item-card-tile.tsx';
export { ItemTable } from './item-card/item-table.tsx';
export { PriceSlot } from './item-card/price-slot.tsx';
export { loadMessages } from './load-messages.ts';
export { suggestionsQuery } from './queries.ts';
export { routes } from './routes.tsx';
