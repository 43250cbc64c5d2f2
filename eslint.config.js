import formatjs from 'eslint-plugin-formatjs';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescriptParser from '@typescript-eslint/parser';
import pathsByName from './scripts/lint/paths-by-name.mjs';

/** What needs no types is looked for here: our own selectors and the words. What the field knows is in .oxlintrc.json. */
const ambient = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'fetch',
  'setTimeout',
  'setInterval',
  'console',
  'process',
];

/** Mantine renders; what a row needs plain, for its cost, is a part. */
const plainControls = {
  selector: 'JSXOpeningElement[name.name=/^(button|input|select|textarea|form)$/]',
  message:
    'Take the control from @mantine/core (a form is `<Box component="form">`); a plain one for long lists is a part.',
};

/** What keeps behaviour in a screen: a machine should decide instead; purely visual state lives in src/parts. */
const stateHooks =
  '^(useState|useReducer|useEffect|useLayoutEffect|useMachine|useActor|useActorRef|useDisclosure|useToggle|useListState|useSetState|useInputState)$';

/** @param {string} selector @param {string} message */
const never = (selector, message) => ({ selector, message });

const castsThroughUnknown = never(
  "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
  'A cast through unknown hides a wrong type: make the types meet instead.',
);

const guardsInPlace = never(
  "Property[key.name='guard'] :function:not(Property[key.name='params'] *)",
  'No guard is written in place: give it a name, in setup or as a function, and describe it in *.samples.ts.',
);

/** The charts alone: what `setup` names is written in place there. */
const inAChart = "CallExpression[callee.property.name='createMachine'] > ObjectExpression";
const ofActions = `${inAChart} Property[key.name=/^(actions|entry|exit)$/]`;
const actionsInPlace = never(
  `:matches(${ofActions}, ${ofActions} > ArrayExpression) > :matches(:function, CallExpression)`,
  'No action is written in place: a chart has names alone, with `params` where they need some; write it in setup.',
);

/** Of XState's own fields: the public ones of an event or of a drawing never begin so. */
const privateFields = never(
  'MemberExpression[property.name=/^_[a-z]/], ObjectPattern > Property[key.name=/^_[a-z]/]',
  'What XState keeps to itself is read in machines/kit/internals.ts alone.',
);

const messageId = '/^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9_-]+)+$/';
const wrongMessageIds = never(
  `CallExpression[callee.property.name='formatMessage'] > ObjectExpression > Property[key.name='id'] > Literal:not([value=${messageId}]), JSXOpeningElement[name.name=/^Formatted/] > JSXAttribute[name.name='id'] > Literal:not([value=${messageId}])`,
  'A message id reads area.thing.slot.',
);
const wordsOutsideLocales = never(
  "Property[key.name='defaultMessage'], JSXAttribute[name.name='defaultMessage']",
  'Words live in locales/<language>/<area>.json only; a descriptor carries its id.',
);
/** A control that can't be used stays in reach and says why: `why`, `aria-disabled` or `readOnly`. */
const withoutReason = {
  selector: "JSXAttribute[name.name='disabled']",
  message: 'A disabled control is silent: ReasonButton, WhyIcon and useDisabledReason say why, and keep the focus.',
};
/** Of what answers say, an address becomes a link or a picture in the parts that judge it, and text is never markup. */
const unjudged = never(
  'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|src|srcSet|action|formAction|xlinkHref|data|poster)$/] > JSXExpressionContainer:not(:has(> TemplateLiteral[quasis.0.value.raw=/^#/]))',
  'An address from outside may run: AppLink, ListingPicture, PicturePrefetch and the copies of documents judge it first.',
);
const markup = never(
  "JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/], AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/], CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/], CallExpression[callee.property.name='parseFromString'][arguments.1.value='text/html'], MemberExpression[object.name='document'][property.name=/^write(ln)?$/], CallExpression[callee.name='eval'], NewExpression[callee.name='Function']",
  'Text never becomes markup or code: render it.',
);
/** The build repairs a load with what is chained to it inside, so that a failure of the repair reaches nobody. */
const chainedLoads = never(
  "CallExpression[arguments.length=2] > MemberExpression.callee[property.name='then'][object.type='ImportExpression']",
  'A load that fails is not heard here: give `() => import(…)` a name, and chain to its call.',
);
/** React drops what suspends within an act that nobody awaits, and the screen is never painted. */
const lossyAct = never(
  "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='act']",
  'A test acts through tests/act.ts, which keeps what is unfinished for the next wait.',
);
const sentences = [castsThroughUnknown, privateFields, wrongMessageIds, wordsOutsideLocales, lossyAct];
const words = [...sentences, markup, chainedLoads];

export default defineConfig(
  globalIgnores([
    'dist',
    '.cache',
    '.data',
    'coverage',
    'test-results',
    'playwright-report',
    'contracts/generated',
    'src/routeTree.gen.ts',
    'src/copy/words-of-areas.gen.ts',
    'machines/*.gen.ts',
    'contracts/vocabulary/*.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser: typescriptParser },
    rules: { 'no-restricted-syntax': ['error', castsThroughUnknown] },
  },
  {
    files: ['machines/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...ambient.map((name) => ({
          name,
          message: 'A machine knows no platform: ask a port, a feed or the clockwork of its system.',
        })),
      ],
      'no-restricted-syntax': ['error', castsThroughUnknown, guardsInPlace, actionsInPlace, privateFields],
    },
  },
  {
    files: ['machines/kit/internals.ts'],
    rules: { 'no-restricted-syntax': ['error', castsThroughUnknown, guardsInPlace, actionsInPlace] },
  },
  {
    files: ['machines/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        castsThroughUnknown,
        {
          selector:
            "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now'], CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'A rule is pure: take the time or the number as an argument.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: { 'no-restricted-syntax': ['error', ...words] },
  },
  {
    files: ['src/screens/**/*.tsx', 'src/parts/**/*.tsx', 'src/routes/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '{aria-label,title,placeholder,label,description,alt}']] } },
      ],
    },
  },
  {
    files: ['src/parts/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...words, unjudged, withoutReason] },
  },
  {
    files: ['src/parts/{app-link,document-copy,listing-picture}.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...words, withoutReason] },
  },
  // A test may put up the page that it needs.
  { files: ['src/{seams,theme,explorer}/**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', ...sentences] } },
  { files: ['src/gallery/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...words, plainControls] } },
  {
    files: ['src/screens/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...words,
        {
          selector: `Identifier[name=/${stateHooks}/]`,
          message: 'A screen keeps no state: its machine decides; purely visual state lives in src/parts.',
        },
        plainControls,
        unjudged,
        withoutReason,
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@mantine/modals', '@mantine/modals/*', '@mantine/notifications', '@mantine/notifications/*'],
              message: 'A drawer or a notice exists because a machine is in the state that owns it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.samples.ts',
      '**/sample-*.{ts,tsx}',
      'src/routes/**',
      '**/*-sample.tsx',
      '**/*.gen.ts',
    ],
    plugins: { vigia: { rules: { 'paths-by-name': pathsByName } } },
    rules: { 'vigia/paths-by-name': 'error' },
  },
);
