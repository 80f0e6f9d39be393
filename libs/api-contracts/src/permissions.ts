/** Permission to open the configurator. */
export const configuratorPermission = 'CanAccessAlice';
