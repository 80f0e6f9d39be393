/** Opens the configurator. */
export const configuratorPermission = 'CanAccessAlice';
