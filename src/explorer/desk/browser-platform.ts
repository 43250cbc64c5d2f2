import type { Platform } from './platform.types';
import { defaultViewOptions } from './location';

/** Written beside an address at which a walk stood. */
const mark = 'walked';

/** Whether a walk stood at the address of now before. */
export const isWalkEntry = (): boolean => history.state === mark;

/** The browser as the explorer's machine asks for it. */
export const browserPlatform: Platform = {
  outlook: () => ({ ...defaultViewOptions, width: matchMedia('(width < 60rem)').matches ? 'phone' : 'wide' }),
  setAddress: (hash, instead, isNew) => {
    if (location.hash !== new URL(instead, location.href).hash) return;
    const isOther = location.hash !== new URL(hash, location.href).hash;
    if (isNew && isOther) history.pushState(mark, '', hash);
    else history.replaceState(mark, '', hash);
  },
  markAddress: () => history.replaceState(mark, ''),
  addressOf: (hash) => new URL(hash, location.href).href,
  reload: () => location.reload(),
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
      const { renderChartPng } = await import('../chart/picture');
      return await renderChartPng(svg, width, height);
    } catch {
      return null;
    }
  },
};
