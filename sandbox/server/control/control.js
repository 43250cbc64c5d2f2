/* global document, fetch, FormData, setTimeout, clearTimeout, setInterval, structuredClone */

const $ = (id) => document.getElementById(id);
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const shortMoment = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });
const drawn = new Map();
let state = null;
let skew = 0;
let quiet = null;

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function showMessage(text, problem = false) {
  $('said').textContent = text;
  $('said').toggleAttribute('data-problem', problem);
  clearTimeout(quiet);
  if (!problem) quiet = setTimeout(() => ($('said').textContent = ''), 6000);
}

async function call(method, path, body) {
  const answer = await fetch(`/control/api/${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.message ?? `Status ${answer.status}`);
  return value;
}

async function act(work, describe) {
  try {
    const value = await work();
    showMessage(describe(value));
    await refresh();
  } catch (error) {
    showMessage(error instanceof Error ? error.message : String(error), true);
  }
}

/** Draws a list again only when its data changed, and gives the focus back to the control that had it. */
function draw(id, data, rows) {
  const key = JSON.stringify(data);
  if (drawn.get(id) === key) return;
  drawn.set(id, key);
  const focusedKey = document.activeElement?.getAttribute('data-key');
  $(id).replaceChildren(...rows());
  if (focusedKey)
    [...$(id).querySelectorAll('[data-key]')]
      .find((element) => element.getAttribute('data-key') === focusedKey)
      ?.focus();
}

function plural(count, one, many) {
  return `${count} ${count === 1 ? one : many}`;
}

function offsetText(ms) {
  const minutes = Math.round(ms / 60000);
  if (minutes === 0) return 'as in real life';
  const days = Math.floor(Math.abs(minutes) / 1440);
  const hours = Math.floor((Math.abs(minutes) % 1440) / 60);
  const parts = [
    days && plural(days, 'day', 'days'),
    hours && `${hours} h`,
    Math.abs(minutes) % 60 && `${Math.abs(minutes) % 60} min`,
  ];
  return `${parts.filter(Boolean).join(' ')} ${minutes > 0 ? 'ahead' : 'behind'}`;
}

function advance(ms, label) {
  return act(
    () => call('POST', 'clock', { advanceMs: ms }),
    ({ ran }) => `The clock moved on by ${label}. ${plural(ran, 'job', 'jobs')} ran after it.`,
  );
}

function keyed(button, key) {
  button.setAttribute('data-key', key);
  return button;
}

function caseRow(one) {
  const button = keyed(make('button', { type: 'button', textContent: 'Answer' }), `case:${one.caseId}`);
  button.setAttribute('aria-label', `Let seller ${one.sellerNickname} answer case ${one.caseId}`);
  button.addEventListener('click', () =>
    act(
      () => call('POST', 'seller-answers', { caseId: one.caseId }),
      (done) => `The seller answered case ${done.caseId}: now ${done.status}.`,
    ),
  );
  return make(
    'tr',
    {},
    make('td', { textContent: one.caseId }),
    make(
      'td',
      {},
      make('span', { className: 'mono', textContent: one.listingId }),
      make('span', { className: 'title', textContent: one.title, title: one.title }),
    ),
    make('td', { textContent: one.sellerNickname }),
    make(
      'td',
      {},
      one.status,
      make('span', { className: 'title', textContent: `sent ${shortMoment.format(one.sentAt)}` }),
    ),
    make('td', {}, button),
  );
}

function faultText(fault) {
  const detail = {
    latency: `${fault.ms} ms`,
    'clock-skew': `${fault.ms} ms`,
    status: String(fault.status),
    refusal: fault.code,
    partial: fault.code,
    'null-root': fault.code,
    patch: `${fault.path} = ${JSON.stringify(fault.value)}`,
  }[fault.kind];
  const times = fault.count === null ? 'until cleared' : plural(fault.count, 'time', 'times');
  return `${fault.operation}: ${fault.kind}${detail ? ` (${detail})` : ''}, ${times}${fault.skip ? `, after ${fault.skip} more` : ''}`;
}

function faultRow(fault) {
  const button = keyed(make('button', { type: 'button', textContent: 'Clear' }), `fault:${fault.id}`);
  button.setAttribute('aria-label', `Clear the faults of ${fault.operation}`);
  button.addEventListener('click', () =>
    act(
      () => call('DELETE', `faults?operation=${encodeURIComponent(fault.operation)}`),
      ({ cleared }) => `${plural(cleared, 'fault', 'faults')} cleared.`,
    ),
  );
  return make('li', {}, make('span', { className: 'mono', textContent: faultText(fault) }), button);
}

function mailEntry(mail) {
  return make(
    'details',
    {},
    make(
      'summary',
      {},
      make('strong', { textContent: mail.subject }),
      ` · ${mail.to} · ${shortMoment.format(mail.at)}`,
    ),
    make('pre', { textContent: mail.text }),
  );
}

function telemetryEntry({ route, version, received, kind: _, ...figures }) {
  return make(
    'details',
    {},
    make(
      'summary',
      {},
      make('strong', { textContent: 'Telemetry' }),
      ` · ${[route, version].filter(Boolean).join(' · ')} · ${shortMoment.format(received)}`,
    ),
    make('pre', { textContent: JSON.stringify(figures, null, 2) }),
  );
}

function errorEntry(error) {
  if (error.kind === 'telemetry') return telemetryEntry(error);
  return make(
    'details',
    {},
    make(
      'summary',
      {},
      make('strong', { textContent: `${error.name}: ${error.message}` }),
      ` · ${[error.kind, error.screen, error.version].filter(Boolean).join(' · ')} · ${shortMoment.format(error.received)}`,
    ),
    make('pre', { textContent: [...(error.stack ?? []), '', ...(error.events ?? [])].join('\n') }),
  );
}

function statusText(status) {
  if (status.kind === 'member') return '';
  return {
    other_product: 'another product',
    no_report_permission: `may not report in ${status.siteId}`,
    not_a_member: 'no member',
  }[status.kind];
}

function show() {
  const { clock, switches, faults, awaiting, mails, accounts, ledger, errors } = state;
  $('world-offset').textContent = offsetText(clock.offset);
  $('jobs').textContent = String(clock.waiting);
  const wanted = $('case-filter').value.trim().toLowerCase();
  const cases = awaiting.filter((one) =>
    [one.caseId, one.listingId, one.title, one.sellerNickname].join(' ').toLowerCase().includes(wanted),
  );
  draw('cases', cases, () => cases.map(caseRow));
  $('no-cases').hidden = cases.length > 0;
  draw('faults', faults, () => faults.map(faultRow));
  $('no-faults').hidden = faults.length > 0;
  $('clear-faults').hidden = faults.length === 0;
  draw('mails', mails, () => mails.map(mailEntry));
  $('no-mails').hidden = mails.length > 0;
  draw('errors', errors, () => errors.map(errorEntry));
  $('no-errors').hidden = errors.length > 0;
  draw('accounts', accounts, () =>
    accounts.map((one) =>
      make(
        'li',
        {},
        make('span', { className: 'mono', textContent: one.email }),
        make('span', {
          className: 'soft',
          textContent: [
            one.name,
            one.lang,
            statusText(one.standing),
            one.confirmed ? '' : 'e-mail not confirmed',
            one.password === null ? 'a password of its own' : '',
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
    ),
  );
  $('password').textContent = accounts.find((one) => one.password !== null)?.password ?? '';
  $('ledger-count').textContent = String(ledger.listings);
  $('ledger-doubled').textContent = String(ledger.doubled.length);
  draw('ledger', ledger.entries, () =>
    ledger.entries.map((entry) =>
      make(
        'tr',
        {},
        make('td', { textContent: entry.listingId }),
        make('td', { className: 'mono', textContent: entry.caseId }),
        make('td', { textContent: entry.profileId }),
        make('td', { className: 'mono', textContent: entry.operationKey ?? 'none' }),
        make('td', { textContent: shortMoment.format(entry.at) }),
      ),
    ),
  );
  $('operation-keys').checked = switches.operationKeysHonoured;
  const version = $('version-form').elements.namedItem('version');
  if (document.activeElement !== version) version.value = switches.appVersion;
}

async function refresh() {
  state = structuredClone(await call('GET', 'state'));
  skew = state.clock.now - Date.now();
  show();
}

function showFields() {
  const kind = $('fault-form').elements.namedItem('kind').value;
  for (const label of document.querySelectorAll('[data-for]'))
    label.hidden = !label.getAttribute('data-for').split(' ').includes(kind);
}

function readFault(form) {
  const read = Object.fromEntries(new FormData(form));
  return {
    operation: read.operation,
    kind: read.kind,
    ms: Number(read.ms),
    status: Number(read.status),
    code: read.code,
    path: read.path,
    value: JSON.parse(read.value || 'null'),
    count: read.count === '' ? null : Number(read.count),
    skip: Number(read.skip || 0),
  };
}

for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', () =>
    advance(Number(button.getAttribute('data-advance')), button.textContent.slice(1)),
  );
}
$('advance-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { amount, unit } = Object.fromEntries(new FormData(event.currentTarget));
  const label = event.currentTarget.elements.namedItem('unit').selectedOptions[0].textContent;
  void advance(Number(amount) * Number(unit), `${amount} ${label}`);
});
$('moderate').addEventListener('click', () =>
  act(
    () => call('POST', 'moderate', {}),
    ({ passed }) => `Moderation let ${plural(passed, 'case', 'cases')} pass.`,
  ),
);
$('case-filter').addEventListener('input', () => state && show());
$('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  void act(
    () => call('POST', 'faults', readFault(form)),
    (fault) => `Ordered: ${faultText(fault)}.`,
  );
});
$('fault-form').elements.namedItem('kind').addEventListener('change', showFields);
$('clear-faults').addEventListener('click', () =>
  act(
    () => call('DELETE', 'faults'),
    ({ cleared }) => `${plural(cleared, 'fault', 'faults')} cleared.`,
  ),
);
$('operation-keys').addEventListener('change', (event) =>
  act(
    () => call('POST', 'operation-keys', { honoured: event.target.checked }),
    (now) => `Operation keys are ${now.operationKeysHonoured ? 'honoured' : 'ignored'}.`,
  ),
);
$('version-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { version } = Object.fromEntries(new FormData(event.currentTarget));
  void act(
    () => call('POST', 'version', { version }),
    (now) => `Version ${now.appVersion} is announced.`,
  );
});
$('end-sessions').addEventListener('click', () =>
  act(
    () => call('DELETE', 'sessions'),
    ({ ended }) => `${plural(ended, 'session', 'sessions')} ended.`,
  ),
);

showFields();
setInterval(() => {
  if (state) $('world-time').textContent = moment.format(Date.now() + skew);
}, 250);
setInterval(() => {
  if (!document.hidden) refresh().catch(() => showMessage('The sandbox does not answer. Is it still running?', true));
}, 2000);
refresh().catch((error) => showMessage(error.message, true));
