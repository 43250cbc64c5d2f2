import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { sitePartOf } from '../../../../machines/domain/sites';
import type { Kit, KitComponent } from '../../../../contracts/shapes';
import type { kitTitles } from '../../../../machines/shared/kit-titles';
import { resourceView } from '../../../../machines/shared/resource/resource.view';
import { SkeletonBar } from '../../../parts/skeletons';
import { SiteText } from '../../../parts/site-text';
import classes from './kit-list.module.css';
import { kitComponentTypes, kitTypes } from '../../../../contracts/vocabulary/listings';
import type { MessageId } from '../../../copy/message-ids';

/** The name of a kind of kit, whatever its case; one that isn't known is a kit. */
export const kitTypeName = (raw: string | null): MessageId =>
  `kitType.${kitTypes.find((one) => one === raw?.toLowerCase()) ?? 'unknown'}.name`;

/** What a component is to its kit, whatever its case; where that isn't known it is a component. */
export const kitComponentTypeName = (raw: string | null): MessageId =>
  `kitComponentType.${kitComponentTypes.find((one) => one === raw?.toLowerCase()) ?? 'unknown'}.name`;

function Component({ of, title, asking }: { of: KitComponent; title: string | undefined; asking: boolean }) {
  const id = <span className={classes.id}>{of.userProductId}</span>;
  return (
    <li>
      <p className={classes.lead}>
        {title !== undefined && <SiteText site={sitePartOf(of.userProductId)}>{title}</SiteText>}
        {title === undefined && (asking ? <SkeletonBar width="14rem" /> : id)}
        <strong className={classes.times}>{of.quantity}</strong>
      </p>
      <p className={classes.soft}>
        <span>
          <FormattedMessage id={kitComponentTypeName(of.type)} />
        </span>
        {(title !== undefined || asking) && id}
      </p>
    </li>
  );
}

/** Kits: what kind each is, and its components by title and id, with how many of each. */
export function KitList({
  kits,
  titles: actor,
}: {
  kits: readonly Kit[];
  /** Undefined where nobody asks for the titles of the components. */
  titles: ActorRefFrom<typeof kitTitles> | undefined;
}) {
  const known = useSelector(actor, (snapshot) => snapshot && resourceView(snapshot), shallowEqual);
  return (
    <ul className={classes.kits} aria-busy={known?.asking || undefined}>
      {kits.map((kit, index) => (
        <li key={index}>
          <p className={classes.soft}>
            <FormattedMessage id={kitTypeName(kit.type)} />
          </p>
          <ul className={classes.components}>
            {kit.components.map((component) => (
              <Component
                key={component.userProductId}
                of={component}
                title={known?.value?.[component.userProductId.toUpperCase()]}
                asking={known?.asking ?? false}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
