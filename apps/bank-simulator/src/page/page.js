/* global document, location, fetch, setInterval, window, URLSearchParams */
/** The bank's page: an order to pay, or the list of orders. Everything from outside enters the document as text, never as markup. */
const $ = (id) => document.getElementById(id);
const number = new Intl.NumberFormat('fa-IR');
const digits = new Intl.NumberFormat('fa-IR', { useGrouping: false, minimumIntegerDigits: 2 });
const REFRESH_MS = 3_000;

const STATES = {
  open: 'در انتظار پرداخت',
  paid: 'پرداخت شد',
  verified: 'پرداخت و تأیید شد',
  cancelled: 'انصراف دادید',
  failed: 'موجودی کافی نبود',
  expired: 'مهلت پرداخت گذشت',
  reversed: 'پرداخت شد و برگشت خورد',
};
const GATEWAYS = { zarinpal: 'زرین‌پال', zibal: 'زیبال', sep: 'سامان (سپ)' };

function el(tag, text, attributes = {}) {
  const node = document.createElement(tag);
  node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

async function ask(path, init) {
  const answer = await fetch(path, init);
  const body = await answer.json();
  if (!answer.ok)
    throw Object.assign(new Error(body.error?.message ?? 'پاسخی از بانک نیامد.'), { status: answer.status });
  return body;
}

const toPersian = (text) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[digit]);
const clock = (seconds) => `${digits.format(Math.floor(seconds / 60))}:${digits.format(seconds % 60)}`;

function showOrder(order) {
  $('pay').hidden = false;
  $('amount').textContent = number.format(order.amount);
  $('toman').textContent =
    `برابر ${number.format(Math.floor(order.amount / 10))} تومان، با درگاه ${GATEWAYS[order.protocol]}`;
  $('merchant').textContent = order.merchant;
  $('description').textContent = order.description;
  $('description').parentElement.hidden = order.description === '';
  $('order').textContent = toPersian(order.orderId);
  $('left').textContent = order.state === 'open' ? clock(order.secondsLeft) : '—';
  const isOver = order.state !== 'open';
  for (const button of document.querySelectorAll('[data-act]')) button.disabled = isOver;
  $('acts').hidden = isOver;
  $('more').hidden = isOver;
  $('said').hidden = !isOver;
  $('said').textContent = `${STATES[order.state]}.`;
  $('back').hidden = !order.returnTo;
  if (order.returnTo) $('back').href = order.returnTo;
  $('back').onclick = order.form ? (event) => (event.preventDefault(), leave(order)) : null;
}

/** Back to the merchant: by its address, or by a form where the gateway brings one. */
function leave({ returnTo, form }, target = '_self') {
  if (!form) return target === '_self' ? location.assign(returnTo) : window.open(returnTo, target, 'noopener');
  const sent = el('form', '', { method: 'post', action: returnTo, target, rel: 'noopener', hidden: '' });
  sent.append(...Object.entries(form).map(([name, value]) => el('input', '', { type: 'hidden', name, value })));
  document.body.append(sent);
  sent.submit();
  sent.remove();
}

function offerScenarios(scenarios, chosen) {
  $('scenarios').replaceChildren(
    ...scenarios.map(({ name, title }) => {
      const label = el('label', '');
      const input = el('input', '', { type: 'radio', name: 'scenario', value: name });
      input.checked = name === chosen;
      label.append(input, el('span', title));
      return label;
    }),
  );
}

/** Twice back, as some banks do: in another tab and here. */
function goBack(order) {
  if (order.scenario === 'twice') leave(order, '_blank');
  leave(order);
}

async function act(id, wanted) {
  const scenario = document.querySelector('input[name=scenario]:checked')?.value;
  for (const button of document.querySelectorAll('[data-act]')) button.disabled = true;
  try {
    const order = await ask(`/orders/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ act: wanted, scenario }),
    });
    if (wanted !== 'pay-and-leave') return goBack(order);
    showOrder(order);
  } catch (error) {
    $('error').textContent = error.message;
    showOrder(await ask(`/orders/${id}`));
  }
}

async function openOrder(id) {
  try {
    const [order, { scenarios }] = await Promise.all([ask(`/orders/${id}`), ask('/scenarios')]);
    offerScenarios(
      scenarios.filter(({ name }) => name !== 'refused'),
      order.scenario,
    );
    showOrder(order);
    for (const button of document.querySelectorAll('[data-act]'))
      button.addEventListener('click', () => void act(id, button.dataset.act));
    setInterval(() => void ask(`/orders/${id}`).then(showOrder, () => undefined), REFRESH_MS);
  } catch {
    $('missing').hidden = false;
  }
}

function orderRow(order) {
  const item = el('li', '');
  const link = el('a', '', { href: order.pagePath });
  link.append(el('span', `${number.format(order.amount)} ریال`), el('span', STATES[order.state]));
  link.append(
    el('span', `${order.description}، سفارش ${toPersian(order.orderId)}`),
    el('span', GATEWAYS[order.protocol]),
  );
  item.append(link);
  return item;
}

async function showList() {
  const { orders } = await ask('/orders');
  $('list').hidden = false;
  $('none').hidden = orders.length > 0;
  $('orders').replaceChildren(...orders.map(orderRow));
}

const id =
  /^\/(?:pg\/StartPay|start)\/([A-Za-z0-9]+)$/.exec(location.pathname)?.[1] ??
  (location.pathname === '/OnlinePG/SendToken' && new URLSearchParams(location.search).get('token'));
if (id) void openOrder(id);
else {
  void ask('/scenarios').then(({ scenarios }) => {
    const magic = scenarios.filter(({ ending }) => ending);
    // The tax of ten percent doubles the tens: 00010 becomes 00011.
    const rows = magic.map(({ ending, title }) => [`…${toPersian(`000${String(ending)[0]}0`)}`, title]);
    $('magic').replaceChildren(
      ...rows.map(([end, title]) => {
        const row = el('tr', '');
        row.append(el('td', end), el('td', title));
        return row;
      }),
    );
  });
  void showList();
  setInterval(() => void showList().catch(() => undefined), REFRESH_MS);
}
