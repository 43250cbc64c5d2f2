/** The id that the header's button opens on narrow screens. */
export const sideMenuId = 'side-menu';
