import type { CarouselName, SlideName } from '../../domain/carousels';
import type { HelpFlagChanged } from '../watch-help-flag';

export interface CarouselInput {
  name: CarouselName;
  /** It was found due already: nothing is waited for. */
  due?: boolean;
  /** Its first slide alone. */
  brief?: boolean;
}

export interface CarouselContext {
  name: CarouselName;
  due: boolean;
  slides: SlideName[];
  /** The slide that is shown, from 0. */
  at: number;
}

export type CarouselEvent =
  | HelpFlagChanged
  | { type: 'slide.next' }
  | { type: 'slide.back' }
  | { type: 'slide.go'; at: number }
  /** Never shown again: it was skipped, or read to its end. */
  | { type: 'carousel.close' };
