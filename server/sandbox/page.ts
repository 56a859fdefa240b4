import { renderSVG } from 'uqr';
import { escapeHtml } from '../src/infra/html.ts';
import { BEHAVIOURS, type CodeOfSandbox, type SandboxOrder, type SandboxState } from './state.ts';

const points = (amount: number): string => (amount / 100).toFixed(2);

const options = (chosen: string): string =>
  Object.entries(BEHAVIOURS)
    .map(([name, says]) => `<option value="${name}"${name === chosen ? ' selected' : ''}>${says}</option>`)
    .join('');

const orderRow = ({ merchant, address, data, status, behaviour, told, made_at }: SandboxOrder): string => {
  const said = told.map((each) => `${each.status} → ${each.returned || 'nothing came back'}`).join(', ');
  const cells = [
    new Date(made_at).toISOString().slice(0, 19).replace('T', ' '),
    ...[merchant, address, points(data.amount), status, said],
  ].map((cell) => `<td>${escapeHtml(cell)}</td>`);
  const place = `/orders/${encodeURIComponent(merchant)}/${encodeURIComponent(data.merchant_order_id)}`;
  const form = `<form method="post" action="${place}"><label>Have it be so:
    <select name="behaviour">${options(behaviour)}</select></label> <button>Do</button></form>`;
  return `<tr>${cells.join('')}<td>${form}</td></tr>`;
};

const codeBlock = ({ brand, code, paid_at }: CodeOfSandbox): string => {
  const text = JSON.stringify(code);
  return `<article><h3>${escapeHtml(brand)}: ${points(code.amount)} points, ${paid_at ? `paid ${escapeHtml(paid_at)}` : `until ${escapeHtml(code.expire_at)}`}</h3>
    <p>${escapeHtml(code.remark)}</p>${renderSVG(text, { border: 2 })}
    <label>To paste:<br><textarea readonly rows="5" cols="70">${escapeHtml(text)}</textarea></label></article>`;
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.4rem;text-align:start}
svg{width:14rem;height:14rem;display:block}article{border-top:1px solid #999;margin-top:1rem}
:root{color-scheme:light dark}`;

/** The page of the sandbox: what becomes of withdrawals, and codes to pay. */
export const sandboxPage = ({ behaviour, orders, codes }: SandboxState, nonce: string): string => {
  const rows = Object.values(orders)
    .toSorted((one, other) => other.made_at - one.made_at)
    .slice(0, 100)
    .map(orderRow);
  const heads = ['Time (UTC)', 'Brand', 'Account', 'Points', 'Status', 'Told', 'What becomes of it'];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>wellpay’s sandbox</title><style nonce="${nonce}">${STYLE}</style></head>
<body><h1>wellpay’s sandbox</h1>
<p>It stands for the provider of withdrawals. Any account may be bound; one whose name begins with <code>unknown</code> does not exist, and one that begins with <code>other</code>, or that another brand has asked for first, belongs to another merchant.</p>
<form method="post" action="/behaviour"><label>New withdrawals: <select name="behaviour">${options(behaviour)}</select></label> <button>Set</button></form>
<h2>Withdrawals</h2>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>
<h2>Orders of a merchant</h2>
<form method="post" action="/codes">
<label>Brand <input name="brand" value="aurora" required pattern="[a-z][a-z0-9]{1,30}"></label>
<label>Points <input name="points" value="12.50" required inputmode="decimal" pattern="\\d+(\\.\\d{1,2})?"></label>
<label>For <input name="remark" value="Two coffees" maxlength="60"></label>
<label>Minutes that it is good <input name="minutes" type="number" value="15" min="0" max="10080"></label>
<button>Make a code</button></form>
${codes.slice(0, 10).map(codeBlock).join('\n')}
</body></html>`;
};
