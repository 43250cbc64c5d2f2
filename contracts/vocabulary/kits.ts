/** A bundle has different products in it, a pack several of one. */
export const kitTypes = ['bundle', 'pack'] as const;

export const kitComponentTypes = ['main', 'product', 'accessory'] as const;
