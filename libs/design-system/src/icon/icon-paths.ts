const eye =
  'M2 10c2-3.5 4.7-5.2 8-5.2s6 1.7 8 5.2c-2 3.5-4.7 5.2-8 5.2S4 13.5 2 10M7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0';

/**
 * One set, drawn for 20 units with strokes of 1.5. Circles are written as two arcs so that an icon is a single path. Names describe the
 * picture or, if it always means the same, its meaning.
 */
export const iconPaths = {
  'arrow-right': 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  bell: 'M3.5 14.5h13M5 14.5V9a5 5 0 0 1 10 0v5.5M8.2 17h3.6',
  bin: 'M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11',
  bookmark: 'M5 3h10v14l-5-3.5L5 17z',
  camera: 'M2.5 6H6l2-2h4l2 2h3.5v10h-15zM7 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  cart: 'M2 3h2.4l2 10h8.8L17 6H5M6.4 16.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M12.8 16.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
  check: 'M4 10.5l4 4 8-9',
  'chevron-down': 'M5 8l5 5 5-5',
  'chevron-left': 'M12 4.5L6.5 10l5.5 5.5',
  'chevron-right': 'M8 4.5L13.5 10 8 15.5',
  close: 'M5 5l10 10M15 5L5 15',
  company: 'M4 17V3.5h8V17M12 8.5h4V17M2.5 17h15M6.8 7h2.4M6.8 10h2.4M6.8 13h2.4',
  configure: 'M3 6h7m4 0h3M3 14h3m4 0h7M10 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  copy: 'M7 7h9.5v9.5H7zM4 13h-.5V3.5H13V4',
  critical: 'M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9zM10 6v5M10 13.8v.2',
  document: 'M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4',
  download: 'M10 3v9.5m-4-4l4 4 4-4M3.5 16.5h13',
  eye,
  'eye-off': `${eye}M3 3l14 14`,
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  globe: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M3 10h14M10 3c-4 4.2-4 9.8 0 14M10 3c4 4.2 4 9.8 0 14',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  info: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 9.5V14M10 6.5v.2',
  list: 'M3 5.5h14M3 10h14M3 14.5h14',
  lock: 'M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  pencil: 'M3.5 16.5l1-3.7 9-9 2.7 2.7-9 9zM11.7 5.6l2.7 2.7',
  person: 'M6.8 6.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 17c.6-3.6 2.9-5.4 6.5-5.4s5.9 1.8 6.5 5.4',
  plus: 'M10 4v12M4 10h12',
  search: 'M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M12.7 12.7L17 17',
  'sign-in': 'M11.5 3H17v14h-5.5M3 10h9m-3.5-3.5L12 10l-3.5 3.5',
  'sign-out': 'M8.5 3H3v14h5.5M8 10h9m-3.5-3.5L17 10l-3.5 3.5',
  'sort-down': 'M10 4v12m-4-4l4 4 4-4',
  'sort-up': 'M10 16V4m-4 4l4-4 4 4',
  star: 'M10 2.8l2.2 4.7 5.1.6-3.8 3.5 1 5-4.5-2.5-4.5 2.5 1-5L2.7 8.1l5.1-.6z',
  support: 'M3.5 12V9.5a6.5 6.5 0 0 1 13 0V12M3.5 10.5h3v5h-3zM13.5 10.5h3v5h-3zM16.5 15.5c0 1.5-1.5 2-4 2h-1',
  warning: 'M10 3L2.5 16.5h15zM10 8.5v3.8M10 14.3v.2',
} as const satisfies Record<string, string>;

/** Name of a symbol of the set. */
export type IconName = keyof typeof iconPaths;
