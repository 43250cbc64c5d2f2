import { IconArrowBackUp, IconCircleCheck, IconFlag, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../parts/button';
import { markChoices } from '../../../../machines/domain/marking';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import { conditionName, siteCountryName } from '../../../copy/vocabulary';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { KeyHint } from '../../../parts/key-hint';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { StatePill } from '../../../parts/state-pill';
import { WhyButton } from '../../../parts/why-button';
import { useConversion, useListing } from '../../../seams/use-console';
import classes from './decision-pane.module.css';

/** The listing under the cursor, large enough to decide on, beside the grid on wide screens. */
export function DecisionPane({ id, send }: { id: string; send: (event: ResultsEvent) => void }) {
  const intl = useIntl();
  const listing = useListing(id);
  const convert = useConversion();
  if (listing === undefined) return null;
  const { standing, trust, suspect, edit, undo } = markChoices(listing);
  const facts: [name: string, value: string | null][] = [
    [intl.formatMessage({ id: 'listing.seller.label' }), listing.seller?.nickname ?? null],
    [intl.formatMessage({ id: 'listing.country.label' }), siteCountryName(intl, listing.siteId)],
    [intl.formatMessage({ id: 'listing.brand.label' }), listing.brand],
    [intl.formatMessage({ id: 'listing.partNumber.label' }), listing.partNumber],
    [
      intl.formatMessage({ id: 'listing.condition.label' }),
      listing.condition === null ? null : conditionName(intl, listing.condition),
    ],
    [
      intl.formatMessage({ id: 'listing.available.label' }),
      listing.availableQuantity === null ? null : formatCount(intl, listing.availableQuantity),
    ],
    [
      intl.formatMessage({ id: 'listing.sold.label' }),
      listing.soldQuantity === null ? null : formatCount(intl, listing.soldQuantity),
    ],
  ];
  return (
    <section className={classes.pane} aria-label={intl.formatMessage({ id: 'results.decision.label' })}>
      <ListingPicture url={listing.thumbnail} alt="" size="normal" eager />
      <div className={classes.head}>
        <h2 className={classes.title}>
          <AppLink href={`/article_detail/${id}?from=live_search`}>{listing.title}</AppLink>
        </h2>
        <div className={classes.price}>
          <Money value={convert(listing.price)} original={listing.price} />
        </div>
        <CopyableId id={id} />
      </div>
      {standing === 'open' ? (
        <div className={classes.actions}>
          <WhyButton
            why={trust}
            variant="light"
            color="trusted"
            rightSection={<KeyHint>{keys.trust}</KeyHint>}
            leftSection={<IconCircleCheck size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'listing.trust', id })}
          >
            <FormattedMessage id="mark.trust.action" />
          </WhyButton>
          <WhyButton
            why={suspect}
            variant="light"
            color="suspicious"
            rightSection={<KeyHint>{keys.suspect}</KeyHint>}
            leftSection={<IconFlag size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'listing.suspect', id })}
          >
            <FormattedMessage id="mark.suspect.action" />
          </WhyButton>
        </div>
      ) : (
        <div className={classes.actions}>
          <span className={classes.wide}>
            <StatePill state={standing === 'sent' ? 'sending' : standing} unconfirmed={listing.pendingMark !== null}>
              {standing === 'sent' ? <FormattedMessage id="mark.sent.name" /> : undefined}
            </StatePill>
          </span>
          {undo !== null && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
              rightSection={<KeyHint>{keys.undo}</KeyHint>}
              onClick={() => send({ type: 'listing.undo', id })}
            >
              <FormattedMessage id="mark.undo.action" />
            </Button>
          )}
          {edit === null && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden="true" />}
              rightSection={<KeyHint>{keys.edit}</KeyHint>}
              onClick={() => send({ type: 'listing.edit', id })}
            >
              <FormattedMessage id="mark.edit.action" />
            </Button>
          )}
        </div>
      )}
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <FactLine key={name} name={name} value={value ?? ''} />
          ))}
      </dl>
      <div className={classes.keys}>
        {(['↵', '← →'] as const).map((key) => (
          <span key={key}>
            <KeyHint>{key}</KeyHint>
            <FormattedMessage id={keyWords[key]} />
          </span>
        ))}
      </div>
    </section>
  );
}

const keys = { trust: 'T', suspect: 'S', undo: 'U', edit: 'E' } as const;
const keyWords = {
  '↵': 'results.open.key',
  '← →': 'results.move.key',
} as const;

function FactLine({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
