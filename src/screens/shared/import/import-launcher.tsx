import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { readSavedImport } from '../../../../machines/domain/saved-import';
import type { importLauncherMachine } from '../../../../machines/shared/import-launcher/import-launcher.machine';
import { importLauncherView } from '../../../../machines/shared/import-launcher/import-launcher.view';
import { busyProps } from '../../../parts/busy-props';
import { useSystemActorState } from '../../../seams/use-console';
import { ImportTip } from './import-tip';
import classes from './import-launcher.module.css';
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyPart } from '../../../parts/lazy-part';

const ImportDialog = lazyPart(() => import('./import-dialog'));

const actionMessages = {
  none: 'imports.open.action',
  classifying: 'imports.continue.action',
  sorted: 'imports.continue.action',
  protecting: 'imports.continue.action',
  sending: 'imports.continue.action',
  over: 'imports.seeResult.action',
} as const;

interface ImportDoorProps {
  actor: ActorRefFrom<typeof importLauncherMachine> | undefined;
}

/** The button that opens an import, or goes on with the one that was put aside. */
export function ImportButton({ actor }: ImportDoorProps) {
  const launcher = useSelector(actor, (snapshot) => snapshot && importLauncherView(snapshot), shallowEqual);
  const savedPhase = useSelector(
    useSystemActorState('drafts'),
    ({ context }) => readSavedImport(context.drafts)?.phase,
  );
  const actionMessage = launcher?.lacks ? 'imports.lacks.action' : actionMessages[savedPhase ?? 'none'];
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={classes.door}>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden="true" />}
        {...busyProps(launcher?.fetching ?? false)}
        onClick={() => actor?.send({ type: 'import.open' })}
      >
        <FormattedMessage id={actionMessage} />
      </Button>
      <ImportTip actor={launcher?.tip} onGone={() => button.current?.focus()} />
    </span>
  );
}

/** The import that is open. Its code comes with the first one. */
export function ImportPane({ actor }: ImportDoorProps) {
  const open = useSelector(actor, (snapshot) => snapshot && importLauncherView(snapshot).import);
  return (
    open && (
      <Suspense fallback={<DialogOnItsWay />}>
        <ImportDialog actor={open} />
      </Suspense>
    )
  );
}
