import type { SnapshotFrom } from 'xstate';
import type { ProfileSummary } from '../../../contracts/shapes';
import { foldText } from '../../domain/search-query';
import type { profileSelectionMachine } from './profile-selection.machine';

export interface ProfileCard extends Pick<ProfileSummary, 'id' | 'givenName' | 'familyName' | 'lang' | 'currency'> {
  active: boolean;
  entering: boolean;
  /** It was created just now. */
  made: boolean;
  canChoose: boolean;
}

/** From so many on they can be sought by their names. */
const minimumToSearch = 10;

const matchesName = ({ givenName, familyName }: ProfileSummary, sought: string) =>
  foldText([givenName, familyName].filter(Boolean).join(' ')).includes(foldText(sought.trim()));

/** A card for each profile of the person; the active one is marked and can not be chosen. */
export function profileSelectionView(snapshot: SnapshotFrom<typeof profileSelectionMachine>) {
  const { activeId, profiles, chosen, madeId, failure, sought } = snapshot.context;
  const cards: ProfileCard[] = profiles
    .filter((profile) => matchesName(profile, sought))
    .map(({ id, givenName, familyName, lang, currency }) => ({
      id,
      givenName,
      familyName,
      lang,
      currency,
      active: id === activeId,
      entering: id === chosen,
      made: id === madeId,
      canChoose: snapshot.can({ type: 'profile.choose', id }),
    }));
  return {
    cards,
    total: profiles.length,
    canSeek: profiles.length >= minimumToSearch,
    sought,
    none: cards.length === 0 && sought.trim() !== '',
    asking: snapshot.matches('asking'),
    failed: snapshot.matches('failed'),
    failure,
    canCreate: sought.trim() === '' && snapshot.can({ type: 'profile.create' }),
    gaveUp: snapshot.context.gaveUp,
    newProfile: snapshot.children.newProfile ?? null,
    busy: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'modal.close' }),
    open: !snapshot.matches('leaving') && !snapshot.matches('gone'),
  };
}
