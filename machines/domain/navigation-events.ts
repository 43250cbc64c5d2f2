import type { Target } from './addresses';
import { valuesInPath } from './locations';

/** Asks `screens` to go to an address of this console; `replace` leaves no way back to the address of now, `stays` leaves the page as far down as it is. */
export interface GoEvent {
  type: 'go';
  target: Target;
  replace?: boolean;
  stays?: boolean;
}

/** Asks `screens` to take the way back; where there is none within the console, to go there instead. */
export interface BackEvent {
  type: 'back';
  otherwise: Target;
}

/** The wish to go there; what is so without being said isn't said. Made here alone: a literal in a `sendTo` loses its type. */
export function goTo(target: Target, how: { replace?: boolean; stays?: boolean } = {}): GoEvent {
  const search = valuesInPath(target.to, target.search);
  const said = { ...target };
  delete said.search;
  return { type: 'go', target: Object.keys(search).length > 0 ? Object.assign(said, { search }) : said, ...how };
}

export function goBack(otherwise: Target): BackEvent {
  return { type: 'back', otherwise: goTo(otherwise).target };
}
