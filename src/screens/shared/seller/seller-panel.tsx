import { Button } from '@mantine/core';
import { IconEye, IconHistory, IconId, IconShieldCheck } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { sites } from '../../../../contracts/vocabulary/sites';
import type { ListingSeller } from '../../../../contracts/shapes';
import type { sellerInformationMachine } from '../../../../machines/shared/seller-information/seller-information.machine';
import {
  sellerInformationView,
  type SellerInformationView,
} from '../../../../machines/shared/seller-information/seller-information.view';
import type { MessageId } from '../../../copy/message-ids';
import { formatCount } from '../../../copy/money';
import { countryName, powerSellerName, reputationName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { FactGrid, type GridFact } from '../../../parts/fact-grid';
import { CopyableId } from '../../../parts/copyable-id';
import { Nickname } from '../../../parts/site-text';
import { SkeletonBar } from '../../../parts/skeletons';
import { FailureLine } from '../failure-line';
import { SellerMark } from '../listing/mark-status';
import { SubmissionDelay } from '../mutation-delay';
import classes from './seller-panel.module.css';
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyPart } from '../../../parts/lazy-part';

const SellerHistoryModal = lazyPart(() => import('./seller-history-modal'));

type Mark = NonNullable<SellerInformationView['mark']>;

const marks = [
  {
    mark: 'watched',
    icon: IconEye,
    words: { none: 'seller.watch.action', watched: 'seller.unwatch.action', trusted: 'trustedSellers.move.action' },
  },
  {
    mark: 'trusted',
    icon: IconShieldCheck,
    words: { none: 'seller.trust.action', trusted: 'seller.untrust.action', watched: 'watchedSellers.move.action' },
  },
] as const satisfies { mark: Mark; icon: typeof IconEye; words: Record<Mark, MessageId> }[];

const counts = ['itemsSold', 'reportsReceived', 'counterNoticesSent', 'counterNoticesAccepted'] as const;

export type SellerActor = ActorRefFrom<typeof sellerInformationMachine>;

interface SellerPanelProps {
  actor: SellerActor | null;
  /** What the page knows of the seller by itself. */
  seller: Pick<ListingSeller, 'nickname'> & Partial<Pick<ListingSeller, 'watched' | 'trusted'>>;
  /** It is the seller's own page. */
  own?: boolean;
  /** The page tells the counts of reports and answers itself. */
  counted?: boolean;
}

/** A seller: what is known of it, its mark with what changes it, and the way to its earlier reports. */
export function SellerPanel({ actor, seller, counted = false, own = false }: SellerPanelProps) {
  if (actor === null) return <Name seller={seller} />;
  return <LivePanel actor={actor} seller={seller} counted={counted} own={own} />;
}

function LivePanel({ actor, seller, counted, own }: SellerPanelProps & { actor: SellerActor }) {
  const view = useSelector(actor, sellerInformationView, shallowEqual);
  const intl = useIntl();
  const country = view.seller?.country ?? sites.find(({ id }) => id === view.siteId)?.country ?? view.siteId;
  return (
    <div className={classes.panel}>
      <Name seller={{ ...seller, ...view.flags }} />
      <p className={classes.soft}>
        <span>{countryName(intl, country)}</span> <CopyableId id={view.sellerId} />
      </p>
      {view.asking && <SkeletonBar width="60%" />}
      {view.failure !== null && (
        <FailureLine failure={view.failure} onRetry={() => actor.send({ type: 'seller.reload' })} />
      )}
      {view.seller !== null && <Known seller={view.seller} counted={counted ?? false} />}
      <div className={classes.actions}>
        {view.mark !== null &&
          marks.map(({ mark, icon: Icon, words }) => (
            <Button
              key={mark}
              variant="default"
              size="xs"
              leftSection={<Icon size={16} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'seller.mark', mark: view.mark === mark ? 'none' : mark })}
              aria-disabled={view.marking || undefined}
              {...busyProps(view.marking && view.mark === mark)}
            >
              <FormattedMessage id={words[view.mark ?? 'none']} />
            </Button>
          ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconHistory size={16} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'history.open' })}
        >
          <FormattedMessage id="seller.history.action" />
        </Button>
        {own !== true && (
          <Button
            component={AppLink}
            to={{ to: 'sellerDossier', params: { siteId: view.siteId, sellerId: view.sellerId } }}
            variant="default"
            size="xs"
            leftSection={<IconId size={16} aria-hidden="true" />}
          >
            <FormattedMessage id="seller.dossier.action" />
          </Button>
        )}
      </div>
      <SubmissionDelay of={actor} />
      <Suspense fallback={<DialogOnItsWay />}>
        {view.history !== null && (
          <SellerHistoryModal
            actor={view.history}
            nickname={seller.nickname}
            onClose={() => actor.send({ type: 'history.close' })}
          />
        )}
      </Suspense>
    </div>
  );
}

function Name({ seller }: Pick<SellerPanelProps, 'seller'>) {
  return (
    <p className={classes.name}>
      <strong>
        <Nickname of={seller.nickname} />
      </strong>
      <SellerMark seller={{ watched: false, trusted: false, ...seller }} />
    </p>
  );
}

function Known({ seller, counted }: { seller: NonNullable<SellerInformationView['seller']>; counted: boolean }) {
  const intl = useIntl();
  const { neighborhood, city, state, zipCode } = seller.address ?? {};
  const place = [neighborhood, city, state, zipCode].filter(Boolean);
  return (
    <>
      {place.length > 0 && <p className={classes.soft}>{place.join(', ')}</p>}
      <FactGrid
        facts={[
          [
            'reputation',
            <FormattedMessage key="name" id="seller.reputation.label" />,
            intl.formatMessage({ id: reputationName(seller.reputation) }),
          ],
          [
            'powerSeller',
            <FormattedMessage key="name" id="seller.powerSeller.label" />,
            seller.powerSellerStatus && powerSellerName(intl, seller.powerSellerStatus),
          ],
          ...(counted ? (['itemsSold'] as const) : counts).map((count): GridFact => {
            const value = seller[count];
            return [
              count,
              <FormattedMessage key="name" id={`seller.${count}.label`} />,
              value === null ? null : formatCount(intl, value),
            ];
          }),
        ]}
      />
    </>
  );
}
