import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconFlag } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { listingVariantsMachine } from '../../../../machines/listings/listing-variants/listing-variants.machine';
import {
  listingVariantsView,
  type ListingVariantsView,
} from '../../../../machines/listings/listing-variants/listing-variants.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import { formatCount } from '../../../copy/money';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { StatePill } from '../../../parts/state-pill';
import { StatusPill } from '../../../parts/status-pill';
import { ReasonButton } from '../../../parts/reason-button';
import { useConversion } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import sections from './listing-pane.module.css';
import classes from './variants-section.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';

type Row = ListingVariantsView['rows'][number];

/** What makes it a variant: its attributes that the whole product does not share by nature. */
const ofTheProduct: readonly string[] = ['BRAND', 'MODEL', 'PART_NUMBER'];

function VariantRow({ row, onToggle }: { row: Row; onToggle: () => void }) {
  const intl = useIntl();
  const convert = useConversion();
  const { own, title, why, chosen, caseStatus, underWay } = row;
  const kinds = (own?.attributes ?? []).filter(({ id }) => !ofTheProduct.includes(id)).map((one) => one.valueName);
  const price = own?.price ?? null;
  return (
    <li className={classes.variant} data-chosen={chosen || undefined}>
      {why === null ? (
        <Checkbox
          checked={chosen}
          aria-label={intl.formatMessage({ id: 'listingDetail.variants.choose' }, { title })}
          onChange={onToggle}
        />
      ) : (
        <span className={classes.unable} />
      )}
      <ListingPicture url={row.pictures[0]?.url ?? own?.thumbnail ?? null} alt="" className={classes.picture} />
      <div className={classes.words}>
        <p className={classes.title} lang={languageOfSite(sitePartOf(row.id))}>
          {title}
        </p>
        <p className={classes.soft}>
          {[
            ...kinds,
            own?.availableQuantity == null
              ? null
              : intl.formatMessage(
                  { id: 'listing.available.count' },
                  { count: own.availableQuantity, shown: formatCount(intl, own.availableQuantity) },
                ),
            own?.soldQuantity == null
              ? null
              : intl.formatMessage(
                  { id: 'listing.sold.count' },
                  { count: own.soldQuantity, shown: formatCount(intl, own.soldQuantity) },
                ),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        <p className={classes.ids}>{row.id}</p>
      </div>
      <div className={classes.state}>
        {price !== null && <Money value={convert(price)} original={price} />}
        {underWay ? (
          <StatePill state="suspicious" unconfirmed />
        ) : caseStatus !== null ? (
          <StatusPill status={caseStatus} />
        ) : own?.reported ? (
          <StatePill state="suspicious" />
        ) : (
          why !== null && <span className={classes.soft}>{describeBlockReason(intl, why)}</span>
        )}
      </div>
    </li>
  );
}

/** The variants of a listing, and the report of those that are chosen; nothing where it has none. */
export function VariantsSection({ actor }: { actor: ActorRefFrom<typeof listingVariantsMachine> }) {
  const intl = useIntl();
  const view = useSelector(actor, listingVariantsView, shallowEqual);
  const { send } = actor;
  if (view.rows.length === 0) return null;
  const family = view.rows[0]?.familyId ?? null;
  return (
    <section className={sections.section} aria-labelledby="listing-variants" aria-busy={view.asking || undefined}>
      <h2 id="listing-variants">
        <FormattedMessage id="listingDetail.variants.title" values={{ count: view.rows.length }} />
      </h2>
      <p className={sections.soft}>
        <FormattedMessage id="listingDetail.variants.text" />
      </p>
      {family !== null && (
        <p className={classes.ids}>
          <FormattedMessage id="listingDetail.variants.family" values={{ family }} />
        </p>
      )}
      {view.failure !== null && (
        <FailureLine failure={view.failure} onRetry={() => send({ type: 'variants.reload' })} />
      )}
      <div className={classes.bar}>
        {view.able > 0 && (
          <Checkbox
            checked={view.allChosen}
            indeterminate={view.chosen > 0 && !view.allChosen}
            onChange={() => send({ type: 'variants.all' })}
            label={<FormattedMessage id="listingDetail.variants.all" />}
          />
        )}
        <span className={classes.soft} role="status">
          {view.chosen > 0 && (
            <FormattedMessage
              id="listingDetail.variants.chosen"
              values={{ count: view.chosen, shown: formatCount(intl, view.chosen) }}
            />
          )}
        </span>
        <ReasonButton
          why={view.whyNotReport}
          variant="default"
          leftSection={<IconFlag size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'variants.report' })}
        >
          <FormattedMessage id="listingDetail.variants.report" />
        </ReasonButton>
      </div>
      <ul className={classes.variants}>
        {view.rows.map((row) => (
          <VariantRow key={row.id} row={row} onToggle={() => send({ type: 'variant.toggle', id: row.id })} />
        ))}
      </ul>
    </section>
  );
}
