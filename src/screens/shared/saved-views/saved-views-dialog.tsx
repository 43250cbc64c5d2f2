import { ActionIcon, Box, Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { viewNameFault, type ViewList } from '../../../../machines/domain/saved-views';
import type { savedViewsMachine } from '../../../../machines/system/saved-views/saved-views.machine';
import { savedViewsView, type shownViews } from '../../../../machines/system/saved-views/saved-views.view';
import { AppLink } from '../../../parts/app-link';
import { useMachineForm } from '../../../seams/use-machine-form';
import { InfoDialog } from '../info-dialog';
import classes from './saved-views.module.css';

type Views = ReturnType<typeof shownViews>;

interface SavedViewsDialogProps {
  actor: ActorRefFrom<typeof savedViewsMachine>;
  list: ViewList;
  views: Views;
}

/** The views of a list: this one gets a name, the others are chosen, renamed and deleted. */
export default function SavedViewsDialog({ actor, list, views }: SavedViewsDialogProps) {
  const intl = useIntl();
  const { send } = actor;
  const { renaming, dropped } = useSelector(actor, (snapshot) => savedViewsView(snapshot, list), shallowEqual);
  const close = () => send({ type: 'views.close' });
  return (
    <InfoDialog title={<FormattedMessage id="views.title.text" />} size="sm" onClose={close}>
      {renaming === null && (
        <NameForm
          views={views}
          label={<FormattedMessage id="views.name.label" />}
          action={<FormattedMessage id="views.keep.submit" />}
          onSubmit={(name) => send({ type: 'view.keep', name })}
        />
      )}
      <ul className={classes.views} aria-label={intl.formatMessage({ id: 'views.menu.label' })}>
        {views.map((view) => (
          <li key={view.id} className={classes.view}>
            {view.id === renaming ? (
              <NameForm
                views={views}
                view={view}
                label={<FormattedMessage id="views.rename.label" values={{ name: view.name }} />}
                action={<FormattedMessage id="views.rename.submit" />}
                onSubmit={(name) => send({ type: 'rename.keep', name })}
                onCancel={() => send({ type: 'rename.cancel' })}
              />
            ) : (
              <>
                <AppLink to={view.to} className={classes.name} onClick={close}>
                  {view.name}
                </AppLink>
                <ActionIcon
                  size="lg"
                  aria-label={intl.formatMessage({ id: 'views.rename.action' }, { name: view.name })}
                  onClick={() => send({ type: 'view.rename', id: view.id })}
                >
                  <IconPencil size={16} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon
                  size="lg"
                  aria-label={intl.formatMessage({ id: 'views.delete.action' }, { name: view.name })}
                  onClick={() => send({ type: 'view.delete', id: view.id })}
                >
                  <IconTrash size={16} aria-hidden="true" />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={classes.dropped}>
        {dropped !== null && (
          <>
            <FormattedMessage id="views.deleted.text" values={{ name: dropped.name }} />{' '}
            <Button size="compact-xs" variant="subtle" onClick={() => send({ type: 'view.restore' })}>
              <FormattedMessage id="views.restore.action" />
            </Button>
          </>
        )}
      </p>
    </InfoDialog>
  );
}

interface NameFormProps {
  views: Views;
  /** The one that is renamed; a new one gets a name where there is none. */
  view?: Views[number];
  label: ReactNode;
  action: ReactNode;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

function NameForm({ views, view, label, action, onSubmit: keep, onCancel }: NameFormProps) {
  const { field, onSubmit } = useMachineForm({
    values: { name: view?.name ?? '' },
    rules: ({ name }) => ({ name: viewNameFault(name, views, view?.id ?? null) }),
    submit: ({ name }) => keep(name),
  });
  return (
    <Box component="form" className={classes.form} noValidate onSubmit={onSubmit}>
      <TextInput {...field('name')} data-autofocus autoFocus={view !== undefined} autoComplete="off" label={label} />
      <div className={classes.actions}>
        <Button type="submit">{action}</Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="views.rename.cancel" />
          </Button>
        )}
      </div>
    </Box>
  );
}
