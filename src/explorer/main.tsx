import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { roster } from '../../machines/roster';
import { Look } from '../theme/look';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the explorer.');

const areas = [...new Set(Object.values(roster).map(({ area }) => area))];

createRoot(container).render(
  <StrictMode>
    <Look>
      <main>
        <h1>Machine explorer</h1>
        {areas.map((area) => (
          <section key={area} aria-labelledby={area}>
            <h2 id={area}>{area}</h2>
            <ul>
              {Object.entries(roster)
                .filter(([, machine]) => machine.area === area)
                .map(([name]) => (
                  <li key={name}>{name}</li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Look>
  </StrictMode>,
);
