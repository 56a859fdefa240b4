/** The error catalogue of product.md section 8: the browser fetches it with the first failure that it shows. */
export { DOMAIN_ERRORS, errorRowOf, textOf } from './catalogue/catalogue.ts';
export { DISPLAYS, type Display, type ErrorRow, type ErrorTextId } from './catalogue/row.ts';
