/* global document, location, history, fetch, EventSource, setTimeout, clearTimeout, setInterval, window */
/** The handsets' page. Everything from outside enters the document as text, never as markup. */
const REFRESH_MS = 2_000;
const $ = (id) => document.getElementById(id);
const number = new Intl.NumberFormat('fa-IR');
const clock = new Intl.DateTimeFormat('fa-IR', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tehran' });
const day = new Intl.DateTimeFormat('fa-IR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Tehran',
});

/** Words for the operator's last word; `good` and `bad` only add colour to them. */
const STATES = {
  DELIVRD: ['گزارش تحویل رفت', 'good'],
  ENROUTE: ['گزارش «در راه» رفت', ''],
  UNDELIV: ['گزارش نرسیدن رفت', 'bad'],
  EXPIRED: ['گزارش پایان مهلت رفت', 'bad'],
  REJECTD: ['گزارش رد رفت', 'bad'],
  waiting: ['در صف تحویل به پیک', ''],
  taken: ['پیک دریافت کرد', ''],
};

let selected = decodeURIComponent(location.hash.slice(1));
let shown = '';

function el(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** 98924... is read by people as 0924... */
const local = (digits) => (/^98\d{10}$/.test(digits) ? `0${digits.slice(2)}` : digits);
const spaced = (digits) => local(digits).replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');

async function ask(path, init) {
  const answer = await fetch(path, init);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error?.message ?? 'پاسخی از شبیه‌ساز نیامد.');
  return body;
}

function phoneRow(phone) {
  const row = el('li');
  const button = el('button');
  button.type = 'button';
  if (phone.number === selected) button.setAttribute('aria-current', 'true');
  const avatar = document.querySelector('.talk-head .avatar').cloneNode(true);
  const last = `${phone.lastDirection === 'sent' ? 'پاسخ گوشی: ' : ''}${phone.lastText}`;
  const time = el('time', '', phone.lastAt ? clock.format(phone.lastAt) : '');
  button.append(avatar, el('span', 'num', spaced(phone.number)), time);
  button.append(el('span', 'last', last), el('span', 'count', `${number.format(phone.count)} پیام`));
  button.addEventListener('click', () => choose(phone.number));
  row.append(button);
  return row;
}

async function showPhones() {
  const search = toLatin($('search').value.trim()).replace(/^0(?=\d{3})/, '');
  const { handsets, total, quiet } = await ask(`/handsets?search=${encodeURIComponent(search)}`);
  $('app').dataset.count = String(total);
  const focused = document.activeElement?.closest('.phones')
    ? document.activeElement.querySelector('.num')?.textContent
    : undefined;
  const rows = handsets.map(phoneRow);
  if (rows.length === 0)
    rows.push(el('li', 'none', total === 0 ? 'هنوز گوشی‌ای پیدا نشده است.' : 'گوشی‌ای با این جستجو پیدا نشد.'));
  $('phones').replaceChildren(...rows);
  if (focused)
    [...$('phones').querySelectorAll('button')]
      .find((row) => row.querySelector('.num').textContent === focused)
      ?.focus();
  if (quiet) {
    $('empty-title').textContent = 'گوشی‌ها خاموش‌اند';
    $('empty-text').textContent = 'شبیه‌ساز با quiet-handsets آغاز شده است و تنها می‌شمارد.';
  } else if (total > 0) {
    $('empty-title').textContent = 'یک گوشی را انتخاب کنید';
    $('empty-text').textContent = 'گفتگوی هر گوشی با خط‌های شما اینجا نشان داده می‌شود.';
  }
}

const DIGITS = '۰۱۲۳۴۵۶۷۸۹';
const toLatin = (text) => text.replace(/[۰-۹]/g, (digit) => String(DIGITS.indexOf(digit)));

function bubble(message) {
  const item = el('li', `bubble ${message.direction}`);
  const body = el('div', 'body');
  message.parts.forEach((part, index) => {
    if (part !== null) body.append(part);
    else body.append(el('span', 'missing', `بخش ${number.format(index + 1)} نرسیده است`));
  });
  const meta = el('div', 'meta');
  meta.append(el('time', '', clock.format(message.at)));
  const line = el('span', '', message.direction === 'received' ? 'از ' : 'به ');
  line.append(el('bdi', 'num', message.line));
  meta.append(line);
  if (message.parts.length > 1) meta.append(el('span', '', `${number.format(message.parts.length)} بخش`));
  const state = STATES[message.state];
  if (state) meta.append(el('span', message.direction === 'received' ? state[1] : '', state[0]));
  item.append(body, meta);
  return item;
}

async function showTalk() {
  const wanted = selected;
  $('app').dataset.view = wanted ? 'talk' : 'list';
  $('conversation').hidden = !wanted;
  $('empty').hidden = Boolean(wanted);
  if (!wanted) return;
  const { messages, magic } = await ask(`/handsets/${encodeURIComponent(wanted)}/messages`);
  if (wanted !== selected) return;
  $('number').textContent = spaced(wanted);
  $('behaviour').textContent = magic ?? 'گوشی روشن و در دسترس';
  $('behaviour').className = magic ? 'is-magic' : '';
  const key = JSON.stringify([
    wanted,
    messages.length,
    messages.at(-1)?.id,
    messages.map((message) => message.state),
    messages.at(-1)?.parts,
  ]);
  if (key === shown) return;
  const list = $('bubbles');
  const sameTalk = shown.startsWith(`["${wanted}"`);
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  shown = key;
  let lastDay = '';
  const nodes = [];
  for (const message of messages) {
    const today = day.format(message.at);
    if (today !== lastDay) nodes.push(el('li', 'day', (lastDay = today)));
    nodes.push(bubble(message));
  }
  list.replaceChildren(...nodes);
  if (!sameTalk) $('to').value = messages.findLast((message) => message.line)?.line ?? '';
  if (!sameTalk || atEnd) list.scrollTop = list.scrollHeight;
}

async function showFigures() {
  const figures = await ask('/statistics');
  const facts = [
    ['پذیرفته', figures.accepted],
    ['گزارش رفته', figures.receiptsSent],
    ['در صف', figures.waiting],
  ];
  $('figures').replaceChildren(
    ...facts.map(([word, value]) => {
      const fact = el('span', '', `${word} `);
      fact.append(el('b', '', number.format(value)));
      return fact;
    }),
  );
  link(
    figures.sessions > 0 ? 'bound' : 'waiting',
    figures.sessions > 0 ? `${number.format(figures.sessions)} نشست SMPP برقرار است` : 'پیک هنوز وصل نشده است',
  );
}

function link(state, text) {
  $('link').dataset.state = state;
  $('link-text').textContent = text;
}

function choose(phone) {
  selected = phone;
  history.replaceState(null, '', phone ? `#${encodeURIComponent(phone)}` : location.pathname);
  $('error').textContent = '';
  void refresh();
}

let running;
/** One refresh at a time; a change in the middle starts one more. */
async function refresh() {
  if (running) return void (running.again = true);
  running = { again: false };
  try {
    await Promise.all([showPhones(), showTalk(), showFigures()]);
  } catch {
    link('down', 'شبیه‌ساز پاسخ نمی‌دهد');
  }
  const { again } = running;
  running = undefined;
  if (again) await refresh();
}

async function send(event) {
  event.preventDefault();
  const text = $('text').value;
  const button = $('answer').querySelector('button');
  button.disabled = true;
  $('error').textContent = '';
  try {
    await ask(`/handsets/${encodeURIComponent(selected)}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: toLatin($('to').value.trim()), text }),
    });
    $('text').value = '';
    $('bubbles').scrollTop = $('bubbles').scrollHeight;
    await refresh();
  } catch (error) {
    $('error').textContent = error.message;
  }
  button.disabled = false;
}

let typing;
$('search').addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(refresh, 120);
});
$('answer').addEventListener('submit', send);
$('text').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    $('answer').requestSubmit();
  }
});
$('back').addEventListener('click', () => choose(''));
window.addEventListener('hashchange', () => choose(decodeURIComponent(location.hash.slice(1))));
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName ?? '')) {
    event.preventDefault();
    $('search').focus();
  }
});
new EventSource('/events').addEventListener('message', () => void refresh());
setInterval(refresh, REFRESH_MS);
void ask('/magic-numbers').then(({ ending, numbers }) => {
  $('magic').replaceChildren(
    ...numbers.map(({ code, title }) => {
      const row = el('tr');
      row.append(el('td', '', `…${ending}${code}`), el('td', '', title));
      return row;
    }),
  );
});
void refresh();
