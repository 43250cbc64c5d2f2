import { IconBookmarks } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ViewList } from '../../../../machines/domain/saved-views';
import type { savedViewsMachine } from '../../../../machines/system/saved-views/saved-views.machine';
import { savedViewsView, shownViews } from '../../../../machines/system/saved-views/saved-views.view';
import { formatCount } from '../../../copy/money';
import { MenuButton } from '../../../parts/menu-button';
import { useProfile } from '../../../seams/use-console';
import { useSystemMachine } from '../../../seams/use-system';
import classes from './saved-views.module.css';
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyPart } from '../../../parts/lazy-part';

const SavedViewsDialog = lazyPart(() => import('./saved-views-dialog'));

interface SavedViewsMenuProps {
  actor: ActorRefFrom<typeof savedViewsMachine>;
  list: ViewList;
}

/** The views by name, the one that holds among them, and the way to keep this one. */
export default function SavedViewsMenu({ actor, list }: SavedViewsMenuProps) {
  const intl = useIntl();
  const place = useSelector(useSystemMachine('screens'), ({ context }) => context.place);
  const settings = useProfile(({ profile }) => profile?.settings);
  const { opened } = useSelector(actor, (snapshot) => savedViewsView(snapshot, list), shallowEqual);
  const views = shownViews(settings, list, place);
  return (
    <>
      <MenuButton
        label={intl.formatMessage({ id: 'views.menu.label' })}
        className={classes.button}
        choices={[
          ...views.map(({ id, name, to, holds }) => ({ id, label: name, to, checked: holds })),
          {
            id: 'open',
            label: <FormattedMessage id={views.length === 0 ? 'views.keep.action' : 'views.open.action'} />,
            onChoose: () => actor.send({ type: 'views.open', list }),
          },
        ]}
      >
        <IconBookmarks size={16} aria-hidden="true" />
        <FormattedMessage id="views.menu.action" />
        {views.length > 0 && <span className={classes.count}>{formatCount(intl, views.length)}</span>}
      </MenuButton>
      {opened && (
        <Suspense fallback={<DialogOnItsWay />}>
          <SavedViewsDialog actor={actor} list={list} views={views} />
        </Suspense>
      )}
    </>
  );
}
