import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle, IconCircleCheck, IconFileZip } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CheckedEvidence } from '../../../../contracts/ports';
import { evidenceFileStatuses } from '../../../../machines/domain/evidence-files';
import type { evidenceCheckMachine } from '../../../../machines/reports/evidence-check/evidence-check.machine';
import { evidenceCheckView } from '../../../../machines/reports/evidence-check/evidence-check.view';
import { formatDateTime } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { FileDrop } from '../../../parts/file-drop';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { LongRows } from '../../../parts/long-rows';
import { PageTitle } from '../../../parts/page-title';
import { ProgressBar } from '../../../parts/progress-bar';
import { takeFocus } from '../../../parts/focus';
import classes from '../evidence.module.css';

type View = ReturnType<typeof evidenceCheckView>;
type CheckedFile = CheckedEvidence['files'][number];

/** Of a line on a wide screen, in pixels. */
const rowHeight = 41;
const nameOf = ({ name }: CheckedFile) => name;

/** Whether each file of an archive of evidence is as it was when it was made; open to everyone, and read on this device alone. */
export function EvidenceCheckScreen({ actor }: { actor: ActorRefFrom<typeof evidenceCheckMachine> }) {
  const intl = useIntl();
  const view = evidenceCheckView(useSelector(actor, (snapshot) => snapshot));
  const { send } = actor;
  const { phase, fault, checked } = view;
  return (
    <div className={classes.page}>
      <PageTitle
        title={<FormattedMessage id="evidenceCheck.title.text" />}
        lead={<FormattedMessage id="evidenceCheck.lead.text" />}
      />
      {phase === 'reading' ? (
        <section className={classes.card} aria-labelledby="reading">
          <div role="status">
            <h2 id="reading">
              <FormattedMessage id="evidenceCheck.reading.text" values={{ name: view.name }} />
            </h2>
          </div>
          <ProgressBar
            label={intl.formatMessage({ id: 'evidenceCheck.reading.label' })}
            done={view.progress.done}
            total={view.progress.total}
          />
          <div className={classes.actions}>
            <Button variant="default" onClick={() => send({ type: 'check.cancel' })}>
              <FormattedMessage id="evidenceCheck.cancel.action" />
            </Button>
          </div>
        </section>
      ) : (
        <FileDrop
          icon={IconFileZip}
          label={intl.formatMessage({ id: 'evidenceCheck.pick.action' })}
          accept=".zip"
          title={<FormattedMessage id="evidenceCheck.pick.text" />}
          hint={<FormattedMessage id="evidenceCheck.pick.hint" />}
          onFiles={(files) => send({ type: 'files.pick', files })}
        />
      )}
      {fault !== null && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden="true" />}
          title={<FormattedMessage id="evidenceCheck.fault.title" />}
        >
          {view.name !== '' && <p className={classes.name}>{view.name}</p>}
          <FormattedMessage id={`evidenceCheck.${fault}.fault`} />
        </Alert>
      )}
      {checked !== null && <Result view={view} checked={checked} />}
    </div>
  );
}

function Result({ view, checked }: { view: View; checked: CheckedEvidence }) {
  const intl = useIntl();
  const { isIntact, counts, files } = view;
  const columns: Column[] = (['name', 'status', 'size'] as const).map((id) => ({
    id,
    name: intl.formatMessage({ id: `evidenceCheck.${id}.label` }),
    ...(id === 'status' && { width: '8rem' }),
    ...(id === 'size' && { width: '8rem', end: true }),
  }));
  return (
    <>
      <section className={classes.card} aria-labelledby="result">
        <h2 ref={takeFocus} id="result" tabIndex={-1} className={isIntact ? classes.good : classes.bad}>
          {isIntact ? (
            <IconCircleCheck size={24} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={24} aria-hidden="true" />
          )}
          {isIntact ? (
            <FormattedMessage id="evidenceCheck.intact.title" values={{ count: files.length }} />
          ) : (
            <FormattedMessage id="evidenceCheck.changed.title" />
          )}
        </h2>
        <p>
          <FormattedMessage id={isIntact ? 'evidenceCheck.intact.text' : 'evidenceCheck.changed.text'} />
        </p>
        <ul className={classes.counts}>
          {evidenceFileStatuses.map(
            (status) =>
              counts[status] > 0 && (
                <li key={status} className={classes.status} data-status={status}>
                  <FormattedMessage
                    id="evidenceCheck.count.text"
                    values={{
                      name: intl.formatMessage({ id: `evidenceCheck.${status}.name` }),
                      count: formatCount(intl, counts[status]),
                    }}
                  />
                </li>
              ),
          )}
        </ul>
        <dl className={classes.facts}>
          <dt>
            <FormattedMessage id="evidenceCheck.name.label" />
          </dt>
          <dd>{view.name}</dd>
          <dt>
            <FormattedMessage id="evidenceCheck.madeAt.label" />
          </dt>
          <dd>{formatDateTime(intl, checked.madeAt)}</dd>
          <dt>
            <FormattedMessage id="evidenceCheck.author.label" />
          </dt>
          <dd>{checked.author}</dd>
          <dt>
            <FormattedMessage id="evidenceCheck.missing.label" />
          </dt>
          <dd>{formatCount(intl, checked.missing)}</dd>
        </dl>
        <div className={classes.code}>
          <h3>
            <FormattedMessage id="evidenceCheck.code.label" />
          </h3>
          <CopyableId id={checked.code} />
          <p className={classes.soft}>
            <FormattedMessage id="evidenceCheck.code.text" />
          </p>
        </div>
      </section>
      <DataTable
        label={intl.formatMessage({ id: 'evidenceCheck.files.label' })}
        columns={columns}
        rowCount={files.length}
      >
        <LongRows items={files} keyOf={nameOf} Row={FileRow} height={rowHeight} />
      </DataTable>
    </>
  );
}

function FileRow({ item }: { item: CheckedFile }) {
  const intl = useIntl();
  return (
    <DataRow>
      <DataCell of="name" inCard="lead">
        <span className={classes.name}>{item.name}</span>
      </DataCell>
      <DataCell of="status">
        <span className={classes.status} data-status={item.status}>
          <FormattedMessage id={`evidenceCheck.${item.status}.name`} />
        </span>
      </DataCell>
      <DataCell of="size">{formatCount(intl, item.size)}</DataCell>
    </DataRow>
  );
}
