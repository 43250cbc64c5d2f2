import { describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/run.mjs';
import { readLanguage, messagesByScreen } from '../scripts/build/messages-by-screen';
import { createTree } from './fences/tree';

const sampleTree = {
  'src/main.tsx': "import { Stage } from './screens/console-view';\nconsole.log(Stage);\n",
  'src/screens/console-view.tsx': "export const Stage = () => 'stage.lead.text';\n",
  'src/routes/door.tsx':
    "export const Route = shows('door', async () => (await import('../screens/doors/door/door-screen')).DoorScreen);\n",
  'src/screens/shell/signed-in-shell.tsx': "export const SignedInShell = () => 'shell.menu.label';\n",
  'src/screens/doors/door/door-screen.tsx':
    "import { colourName, sizeName } from '../../../copy/doors';\nimport { describeBlockReason } from '../../../copy/block-reasons';\nexport const DoorScreen = () => [colourName('red'), 'door.title.text', describeBlockReason('x'), sizeName];\n",
  'src/copy/block-reasons.ts': 'export const describeBlockReason = (code: string) => `because.${code}.text`;\n',
  'src/copy/doors.ts':
    'export const colourName = (colour: string) => `colour.${colour}.name`;\nexport const sizeName = null;\nexport const keyName = (key: string) => `key.${key}.name`;\n',
  'machines/screen-machines.gen.ts':
    "export const screenMachines = {\n  door: {\n    load: async () => (await import('./doors/door/door.machine')).doorMachine,\n  },\n};\n",
  'machines/doors/door/door.machine.ts':
    "import { port } from '../../kit/port';\nimport { whyNot } from '../../domain/doors';\nexport const doorMachine = [port('openDoor'), whyNot];\n",
  'machines/kit/port.ts': 'export const port = (name: string) => name;\n',
  'machines/domain/doors.ts': "export const whyNot = () => 'DOOR_LOCKED';\nexport const other = () => 'KEY_LOST';\n",
  'locales/es/stage.json': '{ "stage.lead.text": "Aquí" }\n',
  'locales/es/shell.json': '{ "shell.menu.label": "Menú" }\n',
  'locales/es/doors.json': '{ "door.title.text": "Puerta", "screen.door.name": "Puerta" }\n',
  'locales/es/colours.json': '{ "colour.red.name": "Rojo" }\n',
  'locales/es/keys.json': '{ "key.old.name": "Vieja", "because.KEY_LOST.text": "Perdida" }\n',
  'locales/es/locks.json': '{ "because.DOOR_LOCKED.text": "Cerrada" }\n',
};

describe('the words that come with a screen are read from the sources', () => {
  it('those that it says, by what it leans on, and of codes those that its machine can meet', () => {
    const { partOf, screens } = messagesByScreen(createTree(sampleTree));
    expect(screens).toEqual({ door: ['colours', 'doors', 'locks'] });
    expect(['stage.lead.text', 'shell.menu.label', 'key.old.name'].map(partOf)).toEqual(['entrance', 'home', 'keys']);
  });

  it('a new screen adds nothing to what anybody else fetches', () => {
    const before = messagesByScreen(createTree(sampleTree));
    const after = messagesByScreen(
      createTree({
        ...sampleTree,
        'src/routes/gate.tsx':
          "export const Route = shows('gate', async () => (await import('../screens/gates/gate/gate-screen')).GateScreen);\n",
        'src/screens/gates/gate/gate-screen.tsx':
          "export const GateScreen = () => ['gate.title.text', 'colour.red.name'];\n",
        'locales/es/gates.json': '{ "gate.title.text": "Portón" }\n',
      }),
    );
    expect(after.screens['gate']).toEqual(['colours', 'gates']);
    expect(after.screens['door']).toEqual(before.screens['door']);
    for (const { messages } of [readLanguage(createTree(sampleTree), 'es')])
      for (const id of Object.keys(messages)) expect(after.partOf(id), id).toBe(before.partOf(id));
  });

  it('what is fetched over a screen when it is needed brings its own words, and the screen none of them', () => {
    const { screens, partOf } = messagesByScreen(
      createTree({
        ...sampleTree,
        'src/screens/doors/door/door-screen.tsx':
          "import { Bell } from './bell';\nexport const DoorScreen = () => ['door.title.text', Bell];\n",
        'src/screens/doors/door/bell.tsx':
          "export const Bell = lazyOverlay('bell', async () => (await import('./bell-modal')).BellModal);\n",
        'src/screens/doors/door/bell-modal.tsx':
          "export const BellModal = () => ['bell.rings.text', 'colour.red.name'];\n",
        'locales/es/bells.json': '{ "bell.rings.text": "Suena" }\n',
      }),
    );
    expect(screens['bell']).toEqual(['bells', 'colours']);
    expect(screens['door']).not.toContain('bells');
    expect(partOf('bell.rings.text')).toBe('bells');
  });

  it('two files with one id are told', () => {
    const tree = createTree({ 'locales/es/a.json': '{ "a.b.c": "1" }', 'locales/es/b.json': '{ "a.b.c": "2" }' });
    expect(() => readLanguage(tree, 'es')).toThrow('es: "a.b.c" stands in a.json and in b.json.');
  });
});

describe('the words of this console', () => {
  const { partOf, screens } = messagesByScreen(root);
  const { messages } = readLanguage(root, 'es');

  it.each(['register', 'confirmAccount', 'recoverPassword', 'choosePassword'])(
    'whoever is signed out has the words of a failure at %s: nothing that is around the screens of a person brings them',
    (name) => {
      expect(screens[name]).toContain(partOf('accountCall.kept.text'));
    },
  );

  it('the pages outside fetch the entrance, and each the words of its own', () => {
    for (const name of ['logout', 'notFound']) expect(screens[name], name).toEqual([]);
    expect(partOf('logout.failed.text'), 'who is signed in can sign out without a connection').toBe('home');
    for (const name of ['login', 'marketplaceLogin', 'authenticate', 'noPermission'])
      expect(screens[name], name).toEqual(['visitors']);
    expect(screens['landing']).toEqual(['landing']);
    expect(screens['supportForm']).toEqual(['shared', 'support']);
    expect(screens['liveSearches']).toEqual(['search']);
  });

  it('what stands for something that could not be fetched has its words with the home', () => {
    for (const id of ['part.missing.load', 'shell.retry.title', 'screen.unloaded.title', 'session.unreachable.title'])
      expect(['entrance', 'home'], id).toContain(partOf(id));
  });

  it('what may stand where nothing of the inside has come brings the words of the home that it says', () => {
    for (const name of ['missingPart', 'unreachableScreen']) expect(screens[name], name).toContain('home');
    for (const name of ['suspicious', 'results', 'sends']) expect(screens[name], name).not.toContain('home');
    expect(partOf('authenticate.retry.button'), 'a return that failed is tried again by who is signed out').toBe(
      'visitors',
    );
  });

  it('the entrance and the home say nothing of the work', () => {
    const work =
      /^(case|caseStatus|reportDrawer|results|history|suspicious|listingDetail|liveSearches|supportForm|send)\./;
    const first = Object.keys(messages).filter((id) => ['entrance', 'home'].includes(partOf(id)));
    expect(first.length).toBeGreaterThan(150);
    expect(first.filter((id) => work.test(id))).toEqual([]);
  });

  it('every screen has its name and every sentence of its refusals', () => {
    expect(Object.keys(screens).length).toBeGreaterThan(15);
    expect(screens['results']).toEqual([
      'cases',
      'filters',
      'history',
      'listings',
      'reports',
      'results',
      'search',
      'sellers',
      'shared',
      'suggestions',
    ]);
    expect(partOf('failure.BLINDED.text')).toBe('reports');
  });
});
