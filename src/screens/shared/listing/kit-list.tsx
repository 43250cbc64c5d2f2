import type { Kit } from '../../../../contracts/shapes';
import classes from './kit-list.module.css';

/** Bundles: what kind each is, and its components with how many of each. */
export function KitList({ kits }: { kits: readonly Kit[] }) {
  return (
    <ul className={classes.kits}>
      {kits.map((kit, index) => (
        <li key={index}>
          {kit.type !== null && <p className={classes.soft}>{kit.type}</p>}
          <ul className={classes.components}>
            {kit.components.map(({ userProductId, type, quantity }) => (
              <li key={userProductId}>
                <span className={classes.mono}>{userProductId}</span>
                {type !== null && <span>{type}</span>}
                <strong className={classes.times}>{quantity}</strong>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
