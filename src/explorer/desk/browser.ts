import type { Platform } from './desk.types';
import { firstOutlook } from './place';

/** The browser as the explorer's machine asks for it. */
export const browser: Platform = {
  outlook: () => ({ ...firstOutlook, width: matchMedia('(width < 60rem)').matches ? 'phone' : 'wide' }),
  keepAddress: (hash, instead) => {
    if (location.hash === new URL(instead, location.href).hash) history.replaceState(null, '', hash);
  },
  addressOf: (hash) => new URL(hash, location.href).href,
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
  save: (name, data) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(data);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  },
  png: async (svg, { width, height }) => {
    try {
      const { chartPng } = await import('../chart/picture');
      return await chartPng(svg, width, height);
    } catch {
      return null;
    }
  },
};
