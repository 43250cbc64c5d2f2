import { describe, expect, it } from 'vitest';
import type { HelpFlag } from '../../../contracts/shapes';
import { startWith } from '../../simulator/answers';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { ProfileFacts } from '../../system-actors/profile';
import { carouselMachine, type CarouselEvent, type CarouselInput } from './carousel.machine';
import { carouselView } from './carousel.view';

const opened = (flag: HelpFlag): ProfileFacts => ({
  ...anaFacts,
  profile: { ...anaProfile, helps: { ...anaProfile.helps, [flag]: false } },
});
const unread = opened('onBoardingPendingDenounced');

function open(profile: ProfileFacts = unread, input: CarouselInput = { name: 'history' }) {
  const stage = startWith(carouselMachine, { input, systemActors: sampleSystemActors({ profile }), now: sampleNow });
  return {
    ...stage,
    send: (...events: CarouselEvent[]) => events.forEach((event) => stage.actor.send(event)),
    view: () => carouselView(stage.actor.getSnapshot()),
    state: () => stage.actor.getSnapshot().value,
  };
}

describe('the carousel', () => {
  it('goes on and back between its first and its last slide, and no further', () => {
    const { send, view } = open();
    expect(view()).toEqual({ name: 'history', shown: true, slide: 'history.status', at: 0, count: 3, last: false });
    send({ type: 'slide.back' });
    expect(view().at).toBe(0);
    send({ type: 'slide.next' }, { type: 'slide.next' });
    expect(view()).toMatchObject({ slide: 'history.seek', at: 2, last: true });
    send({ type: 'slide.next' });
    expect(view().at).toBe(2);
    send({ type: 'slide.go', at: 1 });
    expect(view().slide).toBe('history.due');
    send({ type: 'slide.go', at: 3 }, { type: 'slide.go', at: 0.5 });
    expect(view().slide).toBe('history.due');
  });

  it('SHL-44 closing it closes its flag of the profile', () => {
    const { send, state, receivedBy } = open();
    send({ type: 'carousel.close' });
    expect([state(), receivedBy('profile')]).toEqual([
      'away',
      [{ type: 'help.close', flag: 'onBoardingPendingDenounced' }],
    ]);
  });

  it('stays away where its flag is closed', () => {
    expect(open(anaFacts).state()).toBe('away');
  });

  it('waits for the profile and for its start-up modal, and stays away for this time where one stands', () => {
    const unknown = open({ ...unread, profile: null, startUp: 'undecided' });
    expect(unknown.state()).toBe('waiting');
    unknown.setFacts('profile', { ...unread, startUp: 'undecided' });
    expect(unknown.state()).toBe('waiting');
    unknown.setFacts('profile', unread);
    expect(unknown.state()).toBe('shown');
    const crowded = open({ ...unread, startUp: 'onboarding' });
    expect(crowded.state()).toBe('away');
    expect(crowded.receivedBy('profile')).toEqual([]);
  });

  it('waits for nothing where it was found due, and tells its first slide alone where it is brief', () => {
    const { view } = open({ ...unread, startUp: 'suggestions' }, { name: 'suggestions', due: true, brief: true });
    expect(view()).toMatchObject({ shown: true, slide: 'suggestions.found', count: 1, last: true });
  });
});
