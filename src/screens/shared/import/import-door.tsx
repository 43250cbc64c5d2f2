import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { readKeptImport } from '../../../../machines/domain/import-kept';
import type { importDoorMachine } from '../../../../machines/shared/import-door/import-door.machine';
import { importDoorView } from '../../../../machines/shared/import-door/import-door.view';
import { busyProps } from '../../../parts/busy-props';
import { useSeat } from '../../../seams/use-console';
import { ImportTip } from './import-tip';
import classes from './import-door.module.css';
import { lazyPart } from '../../../parts/lazy-part';

const ImportDialog = lazyPart(() => import('./import-dialog'));

const doors = {
  none: 'imports.open.action',
  classifying: 'imports.continue.action',
  sorted: 'imports.continue.action',
  protecting: 'imports.continue.action',
  sending: 'imports.continue.action',
  over: 'imports.seeResult.action',
} as const;

interface ImportDoorProps {
  actor: ActorRefFrom<typeof importDoorMachine> | undefined;
}

/** The button that opens an import, or goes on with the one that was put aside. */
export function ImportButton({ actor }: ImportDoorProps) {
  const door = useSelector(actor, (snapshot) => snapshot && importDoorView(snapshot), shallowEqual);
  const kept = useSelector(useSeat('drafts'), ({ context }) => readKeptImport(context.drafts)?.phase);
  const words = door?.lacks ? 'imports.lacks.action' : doors[kept ?? 'none'];
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={classes.door}>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />}
        {...busyProps(door?.fetching ?? false)}
        onClick={() => actor?.send({ type: 'import.open' })}
      >
        <FormattedMessage id={words} />
      </Button>
      <ImportTip actor={door?.tip} onGone={() => button.current?.focus()} />
    </span>
  );
}

/** The import that is open. Its code comes with the first one. */
export function ImportPane({ actor }: ImportDoorProps) {
  const open = useSelector(actor, (snapshot) => snapshot && importDoorView(snapshot).import);
  return (
    open && (
      <Suspense fallback={null}>
        <ImportDialog actor={open} />
      </Suspense>
    )
  );
}
