/** The places that product.md section 8 tells apart, by the paths of its section 7. */
const GROUP = '/api/v1/groups/[^/]+';

export const LOGIN = /\/login$/;
export const SEND_CODE = /\/v3\/verification$/;
export const CHECK_CODE = /\/(v1\/verification\/check|v2\/recovery)$/;
/** A browser that waits, and the device that scans. */
export const QR_LOGIN = /\/(login\/qrcode(\/(scan|validate))?|web\/login)$/;
export const QR_CODE = /\/login\/qrcode(\/(scan|validate))?$/;
export const CONTACT_SEARCH = /\/v[12]\/contacts\/search$/;
export const ME = /\/v[12]\/users\/me$/;

/** A post itself, what is done with it, and its comments; a guest's calls stand under `/guest`. */
export const POSTS = /\/social\/api\/(guest\/)?posts(\/|$)/;
export const COMMENTS = /\/(comment|sub-comment)$|\/comment\/[^/]+(\/(like|unlike))?$/;
export const WRITE_COMMENT = /\/comment(\/[^/]+)?$/;
export const AUTHORS = /\/social\/api\/(guest\/)?authors\//;
export const SHARE = /\/share\/social\/(author|post)\//;

export const ADMINS = new RegExp(`^${GROUP}/admins(/[^/]+)?$`);
export const PINS = new RegExp(`^${GROUP}/pins(/[^/]+)?$`);
export const MEMBERS = new RegExp(`^${GROUP}/members(/[^/]+)?$`);
export const CLEAR = new RegExp(`^${GROUP}/clear$`);

/** Binding an account, and redeeming to it. */
export const WELLPAY = /\/(users\/binding|payment\/withdrawal)\/wellpay$/;
export const BINDING_STATUS = /\/payment\/order\/binding-status$/;
export const WITHDRAW_POINTS = /\/payment\/withdrawal\/point$/;
