import { Button, NativeSelect } from '@mantine/core';
import { IconBuildingStore, IconFlag, IconHistory, IconTrophy } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CatalogueOffer, Money as Amount } from '../../../../contracts/shapes';
import type { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import { offersView } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.view';
import { offerSorts } from '../../../../machines/domain/addresses';
import { whyNotReportOffer } from '../../../../machines/domain/catalogue-offers';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { classNames } from '../../../parts/class-names';
import { ChosenCount, DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { Money } from '../../../parts/money';
import { Nickname } from '../../../parts/site-text';
import { SkeletonBar } from '../../../parts/skeletons';
import { Toolbar } from '../../../parts/toolbar';
import { useConversion, useListing, useSystemActorState } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { MarkPill } from '../../shared/marking/mark-buttons';
import { SellerMark } from '../../shared/listing/mark-status';
import bar from '../../shared/sticky-bar.module.css';
import classes from './catalogue-detail-screen.module.css';
import shared from '../../shared/shared.module.css';

type Actor = ActorRefFrom<typeof catalogueDetailMachine>;

const widths = {
  seller: undefined,
  price: '18%',
  sold: '13%',
  available: '13%',
  listing: '16%',
  answers: '9rem',
} as const;
const columnIds = Object.keys(widths) as (keyof typeof widths)[];
const numbers: readonly string[] = ['price', 'sold', 'available'];
const noData = '–';

/** A price as it is listed and, where the person reads in another currency, what that comes to. */
export function ListedPrice({ price }: { price: Amount | null }) {
  const convert = useConversion();
  const converted = convert(price);
  return (
    <>
      <Money value={price} />
      {converted !== null && converted.currency !== price?.currency && (
        <span className={classes.small}>
          <Money value={converted} original={price} />
        </span>
      )}
    </>
  );
}

interface OfferRowProps {
  offer: CatalogueOffer;
  wins: boolean;
  chosen: boolean;
  onToggle: () => void;
  onAnswers: (sellerId: string) => void;
}

function OfferRow({ offer, wins, chosen, onToggle, onAnswers }: OfferRowProps) {
  const { seller } = offer;
  const intl = useIntl();
  const listing = useListing(offer.itemId);
  const nickname = seller?.nickname ?? offer.sellerId ?? offer.itemId;
  const count = (value: number | null) => (value === null ? noData : formatCount(intl, value));
  return (
    <DataRow
      selection={{
        chosen,
        label: intl.formatMessage({ id: 'catalogueDetail.choose.label' }, { nickname }),
        onChange: onToggle,
        why: chosen ? null : whyNotReportOffer(listing),
      }}
      unconfirmed={listing !== undefined && listing.pendingMark !== null}
    >
      <DataCell of="seller" inCard="lead">
        <div className={classes.seller}>
          <span className={classes.nickname}>
            {offer.seller === null ? (
              (offer.sellerId ?? <FormattedMessage id="catalogueDetail.unknownSeller.text" />)
            ) : (
              <Nickname of={offer.seller.nickname} />
            )}
          </span>
          <span className={classes.badges}>
            {wins && (
              <span className={classes.badge}>
                <IconTrophy size={14} aria-hidden="true" /> <FormattedMessage id="catalogueDetail.winner.badge" />
              </span>
            )}
            {offer.officialStoreId !== null && (
              <span className={classes.badge}>
                <IconBuildingStore size={14} aria-hidden="true" /> <FormattedMessage id="listing.officialStore.badge" />
              </span>
            )}
            <SellerMark seller={offer.seller} />
            {listing !== undefined && <MarkPill listing={listing} />}
          </span>
        </div>
      </DataCell>
      <DataCell of="price">
        <ListedPrice price={offer.price} />
      </DataCell>
      <DataCell of="sold">{count(offer.soldQuantity)}</DataCell>
      <DataCell of="available">{count(offer.availableQuantity)}</DataCell>
      <DataCell of="listing">
        <AppLink to={{ to: 'listing', params: { articleId: offer.itemId } }} className={shared.out}>
          {offer.itemId}
        </AppLink>
      </DataCell>
      <DataCell of="answers" inCard="foot">
        {seller !== null && (
          <Button
            variant="default"
            size="xs"
            aria-haspopup="dialog"
            leftSection={<IconHistory size={16} aria-hidden="true" />}
            aria-label={intl.formatMessage({ id: 'catalogueDetail.answers.label' }, { nickname: seller.nickname })}
            onClick={() => onAnswers(seller.id)}
          >
            <FormattedMessage id="catalogueDetail.answers.action" />
          </Button>
        )}
      </DataCell>
    </DataRow>
  );
}

/** What is done with the listings that are chosen, all of them by one report. */
function OffersBar({ ids, send }: { ids: string[]; send: Actor['send'] }) {
  const intl = useIntl();
  if (ids.length === 0) return null;
  return (
    <Toolbar
      label={intl.formatMessage({ id: 'catalogueDetail.bar.label' })}
      className={classNames(bar.bar, classes.bar)}
    >
      <ChosenCount count={ids.length} />
      <Button
        leftSection={<IconFlag size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => send({ type: 'listing.suspect', ids })}
      >
        <FormattedMessage
          id="catalogueDetail.suspect.action"
          values={{ count: ids.length, number: formatCount(intl, ids.length) }}
        />
      </Button>
      <Button variant="subtle" onClick={() => send({ type: 'offers.choose', ids: [] })}>
        <FormattedMessage id="catalogueDetail.chooseNone.action" />
      </Button>
    </Toolbar>
  );
}

/** Who sells what the catalogue page shows, in one of four orders. */
export function OffersSection({ actor }: { actor: Actor }) {
  const intl = useIntl();
  const view = useSelector(actor, offersView, (one, other) =>
    shallowEqual(
      { ...one, offers: one.offers.map(({ itemId }) => itemId).join(), chosen: one.chosen.join() },
      {
        ...other,
        offers: other.offers.map(({ itemId }) => itemId).join(),
        chosen: other.chosen.join(),
      },
    ),
  );
  const { offers, chosen } = view;
  const able = useSelector(
    useSystemActorState('listings'),
    ({ context: { visible } }) =>
      offers.map(({ itemId }) => itemId).filter((id) => whyNotReportOffer(visible[id]) === null),
    shallowEqual,
  );
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `catalogueDetail.${id}.column` }),
    width: widths[id],
    end: numbers.includes(id),
    quiet: id === 'answers',
  }));
  return (
    <section className={classes.section} aria-labelledby="catalogue-offers">
      <div className={classes.head}>
        <h2 id="catalogue-offers">
          <FormattedMessage id="catalogueDetail.offers.title" />
          {offers.length > 0 && (
            <span className={classes.count}>
              <FormattedMessage
                id="catalogueDetail.offers.count"
                values={{ count: offers.length, shown: formatCount(intl, offers.length) }}
              />
            </span>
          )}
        </h2>
        {offers.length > 1 && (
          <label className={classes.sort}>
            <FormattedMessage id="catalogueDetail.sort.label" />
            <NativeSelect
              value={view.sort}
              onChange={({ currentTarget: { value } }) =>
                actor.send({ type: 'sort.choose', sort: offerSorts.find((one) => one === value) ?? 'name' })
              }
              data={offerSorts.map((one) => ({
                value: one,
                label: intl.formatMessage({ id: `offerSort.${one}.name` }),
              }))}
            />
          </label>
        )}
      </div>
      {view.asking && (
        <div className={classes.bones} aria-hidden="true">
          <SkeletonBar width="100%" height="2.5rem" />
          <SkeletonBar width="100%" height="2.5rem" />
        </div>
      )}
      {view.failure !== null && (
        <FailureLine failure={view.failure} onRetry={() => actor.send({ type: 'offers.reload' })} />
      )}
      {view.none && (
        <p className={classes.soft}>
          <FormattedMessage id="catalogueDetail.offers.none" />
        </p>
      )}
      <OffersBar ids={chosen} send={actor.send} />
      {offers.length > 0 && (
        <DataTable
          label={intl.formatMessage({ id: 'catalogueDetail.offers.title' })}
          columns={columns}
          selection={{
            every: able.length > 0 && able.every((id) => chosen.includes(id)),
            some: chosen.length > 0,
            onEvery: (all) => actor.send({ type: 'offers.choose', ids: all ? able : [] }),
          }}
        >
          {offers.map((offer) => (
            <OfferRow
              key={offer.itemId}
              offer={offer}
              wins={offer.itemId === view.winner}
              chosen={chosen.includes(offer.itemId)}
              onToggle={() => actor.send({ type: 'offer.toggle', id: offer.itemId })}
              onAnswers={(sellerId) => actor.send({ type: 'answers.open', sellerId })}
            />
          ))}
        </DataTable>
      )}
    </section>
  );
}
