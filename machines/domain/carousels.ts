import type { HelpFlag, Profile } from '../../contracts/shapes';
import type { StartUpModal } from './access';

/** What is told in slides to somebody who hasn't closed it yet, with the flag of the profile that remembers that they did (B05). */
export const carousels = {
  general: { flag: 'onBoarding', slides: ['find', 'review', 'reason', 'send', 'answer', 'limits'] },
  suggestions: { flag: 'suggestions', slides: ['found', 'decide', 'pin'] },
  notices: { flag: 'didReport', slides: ['mark', 'check', 'send', 'follow'] },
  history: { flag: 'onBoardingPendingDenounced', slides: ['status', 'due', 'seek'] },
  historyItem: { flag: 'onBoardingPendingDetail', slides: ['life', 'evidence', 'answer'] },
} as const satisfies Record<string, { flag: HelpFlag; slides: readonly string[] }>;

export type CarouselName = keyof typeof carousels;
export type SlideName = {
  [Name in CarouselName]: `${Name}.${(typeof carousels)[Name]['slides'][number]}`;
}[CarouselName];

/** The carousel that stands at a start; `brief` for whoever knows the console, having closed its introduction (B06). */
export function carouselAtStart(
  modal: StartUpModal | 'undecided' | null,
  profile: Pick<Profile, 'helps'> | null,
): { name: CarouselName; brief: boolean } {
  if (modal !== 'suggestions') return { name: 'general', brief: false };
  return { name: 'suggestions', brief: profile?.helps.onBoarding === true };
}

/** The slides of that carousel in order, each by its whole name; `brief`: the first alone, for whoever knows the console (B06). */
export function slidesOf(name: CarouselName, brief: boolean): SlideName[] {
  const slides = carousels[name].slides.map((slide) => `${name}.${slide}` as SlideName);
  return brief ? slides.slice(0, 1) : slides;
}
