import { shallowEqual, useSelector } from '@xstate/react';
import { memo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Listing } from '../../../../contracts/shapes';
import type { ResultGroup } from '../../../../machines/domain/addresses';
import { comparedPicture, type ResultRun } from '../../../../machines/domain/result-groups';
import type { selectionMachine } from '../../../../machines/shared/selection/selection.machine';
import { heldReasonOf } from '../../../../machines/shared/selection/selection.view';
import { ListingPicture } from '../../../parts/listing-picture';
import { PlainCheckbox } from '../../../parts/plain-checkbox';
import { useListing, useSystemActorState } from '../../../seams/use-console';
import classes from './group-head.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

interface GroupHeadProps {
  by: Exclude<ResultGroup, 'none'>;
  run: ResultRun;
  selection: ActorRefFrom<typeof selectionMachine> | undefined;
}

/** Photos of several addresses look alike; whether they are the same one is for whoever compares them to say. */
function nameOf(intl: IntlShape, by: GroupHeadProps['by'], of: Listing | undefined, photos: number): string {
  if (by === 'seller') return of?.seller?.nickname ?? intl.formatMessage({ id: 'groups.noSeller.name' });
  if (by === 'picture') return intl.formatMessage({ id: photos > 1 ? 'groups.alike.name' : 'groups.picture.name' });
  return of?.title ?? '';
}

/** Names the listings that stand together, counts them, and chooses all of them; those that are like no other are only named. */
export const GroupHead = memo(function GroupHead({ by, run: { key, ids }, selection }: GroupHeadProps) {
  const intl = useIntl();
  const first = useListing(ids[0] ?? '');
  const isPhotos = key !== null && by === 'picture';
  const urls = usePhotos(isPhotos ? ids : none);
  const name = key === null ? intl.formatMessage({ id: 'groups.rest.name' }) : nameOf(intl, by, first, urls.length);
  return (
    <div className={classes.head}>
      {key !== null && selection && <GroupTick name={name} ids={ids} selection={selection} />}
      <h2
        className={classes.name}
        lang={key !== null && by === 'title' && first ? languageOfSite(first.siteId) : undefined}
      >
        {name}
      </h2>
      <span className={classes.count}>
        <FormattedMessage id="groups.count.text" values={{ count: ids.length }} />
      </span>
      {isPhotos && <GroupPhotos urls={urls} />}
    </div>
  );
});

/** So many photos stand beside each other; the others are counted. */
const mostPhotos = 6;

const none: readonly string[] = [];

/** The photos of these, each address once. */
const usePhotos = (ids: readonly string[]): string[] =>
  useSelector(
    useSystemActorState('listings'),
    ({ context: { visible } }) => {
      const byKey = new Map<string, string>();
      for (const id of ids) {
        const picture = visible[id] === undefined ? null : comparedPicture(visible[id]);
        if (picture !== null && !byKey.has(picture.key)) byKey.set(picture.key, picture.url);
      }
      return [...byKey.values()];
    },
    shallowEqual,
  );

/** The photos of a group beside each other: what a decision for the group is about. */
function GroupPhotos({ urls }: { urls: readonly string[] }) {
  const more = urls.length - mostPhotos;
  return (
    <span className={classes.photos}>
      {urls.slice(0, mostPhotos).map((url) => (
        <ListingPicture key={url} url={url} alt="" className={classes.photo} />
      ))}
      <span className={classes.count}>
        <FormattedMessage id="groups.photos.text" values={{ count: urls.length, more: Math.max(0, more) }} />
      </span>
    </span>
  );
}

interface GroupTickProps {
  name: string;
  ids: string[];
  selection: ActorRefFrom<typeof selectionMachine>;
}

function GroupTick({ name, ids, selection }: GroupTickProps) {
  const intl = useIntl();
  const count = useSelector(selection, ({ context: { chosen } }) => ids.filter((id) => chosen.includes(id)).length);
  const why = useSelector(selection, heldReasonOf);
  return (
    <PlainCheckbox
      why={why}
      checked={count === ids.length}
      mixed={count > 0 && count < ids.length}
      label={intl.formatMessage({ id: 'groups.choose.label' }, { name })}
      onChange={(chosen) => selection.send({ type: 'chosen.group', ids, chosen })}
    />
  );
}
