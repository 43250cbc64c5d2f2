import { unparse } from 'papaparse';
import { formatCsv } from '../../src/seams/csv';

/** Of a list that a person downloads, some cells of which would calculate in a spreadsheet. */
const rows = Array.from({ length: 60_000 }, (_, at) => [
  `MLA${1_000_000_000 + at}`,
  at % 3 === 0 ? `=A${at}` : 'Gorra Kumara, "original"',
  'Producto falsificado',
  `${at % 28}/11/2026`,
]);
const heads = ['Publicación', 'Título', 'Motivo', 'Fecha'];

/** Milliseconds that work takes, and the longest for which nothing else has its turn meanwhile. */
async function timed(work: () => unknown): Promise<{ took: number; longest: number }> {
  let [last, longest, going] = [performance.now(), 0, true];
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (going) setImmediate(turn);
  };
  const from = performance.now();
  setImmediate(turn);
  await work();
  const took = performance.now() - from;
  going = false;
  await new Promise(setImmediate);
  return { took, longest };
}

/** Five rounds, or as many as it is told. */
async function main(): Promise<void> {
  const times = { floor: [] as number[], own: [] as number[], longest: 0, whole: 0 };
  for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) {
    const floor = await timed(() => unparse([heads, ...rows], { escapeFormulae: true }));
    const own = await timed(() => formatCsv(heads, rows));
    times.floor.push(floor.took);
    times.own.push(own.took);
    times.whole = Math.max(times.whole, floor.longest);
    times.longest = Math.max(times.longest, own.longest);
  }
  console.log(JSON.stringify(times));
}

void main();
