import { Button } from '@mantine/core';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { sendableCountries } from '../../../../machines/domain/ring-case';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';
import type { RingsEvent } from '../../../../machines/sellers/rings/rings.types';
import type { RingsView } from '../../../../machines/sellers/rings/rings.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey, formatShortcut } from '../../../parts/keys';
import { passFocusToContainer, takeFocus } from '../../../parts/focus';
import { useListing } from '../../../seams/use-console';
import classes from './rings.module.css';

type Send = (event: RingsEvent) => void;
export interface CaseProps {
  view: RingsView;
  send: Send;
}

/** The key that goes on with the case. */
export const caseKey = 'ctrl+enter';

/** The next step of the case: its summary, and from there the reports. */
export function reviewOrSend(intl: IntlShape, { step, plan }: RingsView, send: Send): void {
  if (step === 'writing') return send({ type: 'case.review' });
  if (step !== 'summary' || plan === null) return undefined;
  const labels = sendableCountries(plan).map(({ code }) => [code, reasonName(intl, code)] as const);
  return send({ type: 'case.send', labels: Object.fromEntries(labels) });
}

function ListingName({ id }: { id: string }) {
  return <>{useListing(id)?.title ?? id}</>;
}

/** What goes out, country by country, and by name what stays. */
export function RingSummary({ view, send }: CaseProps) {
  const intl = useIntl();
  const { plan, step } = view;
  if (plan === null) return null;
  const countries = sendableCountries(plan);
  const count = countries.flatMap(({ ids }) => ids).length;
  return (
    <div ref={passFocusToContainer} className={classes.review}>
      <h4 tabIndex={-1} ref={takeFocus} className={classes.summaryTitle}>
        <FormattedMessage id="rings.summary.title" values={{ count, countryCount: countries.length }} />
      </h4>
      <ul className={classes.summary}>
        {countries.map(({ siteId, ids, code, comment, assessment }) => (
          <li key={siteId}>
            <strong>
              <FormattedMessage
                id="rings.summary.country"
                values={{ country: siteCountryName(intl, siteId), count: ids.length, reason: reasonName(intl, code) }}
              />
            </strong>
            <q lang={comment.lang} translate="no">
              {assessment.outgoing}
            </q>
            {comment.lang !== languageOfSite(siteId) && (
              <span className={classes.note}>
                <FormattedMessage
                  id="rings.comment.otherLanguage"
                  values={{
                    country: siteCountryName(intl, siteId),
                    lang: languageOfSite(siteId),
                    written: comment.lang,
                  }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {plan.excluded.length > 0 && (
        <>
          <p>
            <FormattedMessage id="rings.excluded.title" values={{ count: plan.excluded.length }} />
          </p>
          <ul className={classes.excluded}>
            {plan.excluded.map(({ id, why }) => (
              <li key={id}>
                <span lang={languageOfSite(sitePartOf(id))}>
                  <ListingName id={id} />
                </span>
                <span className={classes.soft}>{describeBlockReason(intl, why)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.soft}>
        <FormattedMessage id="reportDrawer.submit.hint" values={{ count }} />
      </p>
      <div className={classes.actions}>
        <Button
          loading={step === 'sending'}
          rightSection={<KeyHint>{formatKey(caseKey)}</KeyHint>}
          aria-keyshortcuts={formatShortcut(caseKey)}
          onClick={() => reviewOrSend(intl, view, send)}
        >
          <FormattedMessage id="rings.send.action" values={{ count }} />
        </Button>
        <Button variant="default" onClick={() => send({ type: 'case.back' })}>
          <FormattedMessage id="rings.change.action" />
        </Button>
      </div>
    </div>
  );
}
