import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle, IconEye, IconFlag } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { busyProps } from '../../../parts/busy-props';
import { classNames } from '../../../parts/class-names';
import { takeFirstFocus, takeFirstFocusBelow } from '../../../parts/focus';
import { useFocusFallback } from '../../../parts/lost-focus';
import { FailureLine } from '../failure-line';
import { ImportExcluded } from './import-excluded';
import { ImportRows } from './import-rows';
import classes from './import.module.css';

interface StepProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** Some rows of the sheet are hidden: a person says whether they are imported too. */
export function ImportHiddenRows({ view, send }: StepProps) {
  const intl = useIntl();
  const { hidden } = view.aside;
  return (
    <div ref={takeFirstFocus} className={classes.step}>
      <p className={classes.lead} role="status">
        <FormattedMessage
          id="imports.hidden.title"
          values={{ count: hidden, shown: formatCount(intl, hidden), name: view.name }}
        />
      </p>
      <p>
        <FormattedMessage id="imports.hidden.text" values={{ count: hidden }} />
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => send({ type: 'import.cancel' })}>
          <FormattedMessage id="imports.cancel.action" />
        </Button>
        <Button
          variant="default"
          leftSection={<IconEye size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'hidden.choose', take: true })}
        >
          <FormattedMessage id="imports.hidden.take" values={{ count: hidden }} />
        </Button>
        {view.visible > 0 && (
          <Button data-autofocus onClick={() => send({ type: 'hidden.choose', take: false })}>
            <FormattedMessage
              id="imports.hidden.leave"
              values={{ count: view.visible, shown: formatCount(intl, view.visible) }}
            />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Each row of a file with its class, before its reason is given. */
export function ImportClassified({ view, send }: StepProps) {
  const intl = useIntl();
  const others = view.kinds.some(({ kind, count }) => kind !== 'valid' && count > 0);
  const rows = useRef<HTMLDivElement>(null);
  useFocusFallback(rows);
  return (
    <div ref={takeFirstFocusBelow} className={classes.step}>
      <p className={classes.lead} role="status">
        <FormattedMessage id="imports.sorted.title" values={{ count: view.all.length, name: view.name }} />
      </p>
      <ul className={classes.kinds}>
        {view.kinds.map(({ kind, count }) => (
          <li key={kind} data-kind={kind}>
            <span>
              <FormattedMessage
                id={`imports.kind.${kind}`}
                values={{ count, shown: formatCount(intl, count), b: (boldText) => <strong>{boldText}</strong> }}
              />
            </span>
          </li>
        ))}
      </ul>
      {view.nothing !== null && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={20} aria-hidden="true" />}>
          <FormattedMessage id={`imports.none.${view.nothing}`} />
        </Alert>
      )}
      <ImportExcluded aside={view.aside} />
      {others && (
        <p className={classes.soft}>
          <FormattedMessage
            id="imports.sorted.none"
            values={{ errors: view.kinds.find(({ kind }) => kind === 'error')?.count ?? 0 }}
          />
        </p>
      )}
      <div ref={rows} tabIndex={-1} className={classes.step}>
        <ImportRows view={view} send={send} />
      </div>
      {view.failure !== null && (
        <FailureLine
          failure={view.failure}
          kept={<FormattedMessage id="imports.interrupted.kept" />}
          onRetry={() => send({ type: 'import.retry' })}
        />
      )}
      <div className={classNames(classes.actions, classes.footed)}>
        <Button variant="default" onClick={() => send({ type: 'import.cancel' })}>
          <FormattedMessage id={view.nothing === null ? 'imports.cancel.action' : 'imports.another.action'} />
        </Button>
        {view.nothing === null && (
          <Button
            data-autofocus
            leftSection={<IconFlag size={16} aria-hidden="true" />}
            {...busyProps(view.reviewing)}
            onClick={() => send({ type: 'reason.choose' })}
          >
            <FormattedMessage id="imports.reason.action" />
          </Button>
        )}
      </div>
    </div>
  );
}
