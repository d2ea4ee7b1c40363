import { contextNames } from '@/lib/address/context-names';
import {
  escapedCharacter,
  fromGroup,
  groupsOfFour,
  inBase64Url,
  joined,
  joint,
  mixedBase58,
  noWord,
  parted,
  plainHex,
  slashed,
} from '@/lib/address/run-patterns';
import type { Expression, PageWords } from '@/lib/extension/page-words';
import { chosen } from './chosen';
import { mostBehind, networkWord } from './form-networks';
import { drawnBy } from './legible';
import { broken, dotted, grouped, groups, passed, rest } from './page-runs';
import { tellingLabel } from './telling-label';

// What is called on a contract begins as an address does.
const noPart =
  '(Copy|From|To|Send|[A-Z][a-z]{4,}|[a-z]{5,}|[A-Z]{3}|0x([\\da-f]{8}|\\w{40}|\\w{59,64})|(?!0x)\\w{25,})';

const expressions: PageWords[0] = [
  // context
  [contextNames.source, 'gi'],
  // named
  [
    '^(?:0\\.0\\.\\d{1,10}\\|[^]*\\b(?:HBAR|[Hh]edera)|[a-z1-5.]{1,13}\\|[^]*\\b(?:EOS|[Vv]aulta|WAX))\\b|^(?=\\S*(?:\\d|[a-z][A-Z]))[\\w:]{2,20}(?:[…⋯‥]|\\.{2,6}|[*•]{2,6})\\w{2,20}\\|',
  ],
  // A swindler would write all of an address so.
  ['[\\t\\n\\r]|%(?:25)*([2-7][\\da-f])', 'gi'],
  // toAccount
  ['((account|address|wallet)s?[/=]|to=|:)$', 'i'],
  // toMarket
  ['((?<!/)/(pool|pair|lp)[s/-]|^https://dexscreener\\.com/)[^?#]*$', 'i'],
  // fileEnding
  ['^(pdf|png|jpe?g|txt|docx?|zip)$'],
  // networkNames
  [`(?:^|[\\s|])${networkWord}[^]{2,${mostBehind}}`, 'gi'],
  // secretField
  ['\\b(?:cc-[\\w-]+|one-time-code|current-password|new-password)\\b', 'i'],
  // secretKey
  ['^(?:0x)?[\\da-f]{64}$|^[59KLc][1-9A-HJ-NP-Za-km-z]{50,51}$|^[xyztu]prv', 'i'],
  // readable
  ['^(none|(((grayscale|sepia|hue-rotate)\\([^)]*\\)|invert\\((1|0\\.9\\d*)\\)) ?){1,2})$'],
  passed,
  rest,
  broken,
  grouped,
  groups,
  dotted,
  // addressLike
  ['[\\w-]{25}|( \\w{4}){5}|\\w,?([…⋯]|\\.\\.|\\*\\*),?\\w'],
  // aboutIt
  ['^(?!.*(?:\\.\\.|0x\\w{2,16}–))[^•-…⋯*]{0,23}$', 's'],
  // bech32
  ['^[a-z]{2,5}1[02-9ac-hj-np-z]+$'],
  // miscounted
  ['^0x[\\da-f]{38,43}$', 'i'],
  tellingLabel,
  // passing
  ['^(Tab|Shift|Alt|Control|Meta|Esc|Arrow|Home|End|Page|F\\d)'],
  // noCommand
  ['^([xyz]|Backspace|Delete|Control|Meta)$', 'i'],
  // headAndTail
  ['^([\\w-]{3,})[–•-…⋯.*]+([\\w-]{2,})$'],
  // dataInBech32
  ['^[a-z]+1(.{20,}).{6}$'],
  // putIn
  ['^insertFrom[PD]'],
  // putInSomehow
  ['^insertFrom'],
  // longPart
  ['[^/]{25}| \\w'],
  // lastPart
  ['(?<=[\\w-]{21})[\\w-]{4}(?![\\w-])'],
  // drawing
  ['^(svg|path)$'],
  // inLine
  ['^(inline|contents|ruby)'],
  // inCapitals
  ['^(?!0x)(?=.*[A-Z]).{37}', 's'],
  // noSigns
  ['^[^\\W_]{1,256}$'],
  // evm
  ['0x[\\da-f]{40}(?![\\da-f]{12})', 'gi'],
  // within
  ['[\\p{L}\\p{N}](.*[\\p{L}\\p{N}])?', 'u'],
  // besideIt; names of icons are written so, too
  ['^([A-Z]?[a-z_]{3,25}|[A-Z]{2,5}|To|By|\\d{1,3})?$'],
  // wholeWord
  [`(?<!\\w)${noPart}\\n|\\n${noPart}(?!\\w)`],
];

/** How links begin that are not to pay. They are many, and no more than some fields are read. */
const noPayment = 'http / # ? . j data: blob: mailto: tel: sms: magnet:'.split(' ');

/** Those of wallets that pay, too, and lead to a page where there is no such wallet. */
const walletLinks = ['https://metamask.app.link/send/', 'https://link.trustwallet.com/send'];
const beginning = (start: string) => `[href^="${start}"]`;

const names: PageWords[1] = [
  // apart
  'br hr img svg input button select textarea video audio canvas iframe object embed math picture a sup sub rt text mat-icon'.split(
    ' ',
  ),
  // blocks
  'div td th tr tbody thead tfoot table caption li ul ol dl dt dd p pre h1 h2 h3 h4 h5 h6 section article header footer main nav aside form fieldset figure blockquote address body html head title option optgroup select textarea button script style noscript summary details dialog'.split(
    ' ',
  ),
  // textless
  'script style noscript title textarea option'.split(' '),
  // passedOver
  'class style src srcset d points integrity nonce'.split(' '),
];

const selectors: PageWords[2] = [
  // hosts
  ':not(span:not(:empty),div:not(:empty),a,td,li,tr,p:not(:empty),i,b,em,strong,img,ul,svg,path,button,input,label,code,small,br,th,tbody,table,thead,ol,form,script,style,link,meta,pre,g,use,circle,rect,time,figure,option,select,hr,dl,dt,dd,sup,sub,u,s)',
  // plainHosts
  ':is(div,span,p):empty,article,aside,blockquote,body,footer,h1,h2,h3,h4,h5,h6,header,main,nav,section',
  // controls
  'button,a,summary,[type=button],[role=button],[role=link],[role=menuitem],[onclick],[data-clipboard-text],[data-clipboard-target],[data-copy],clipboard-copy',
  // unread
  'canvas,:is(embed,object)[type="application/pdf"],:is(iframe,embed):is([src$=".pdf" i],[src*=".pdf#" i]):not([src*="="]),object[data$=".pdf" i]',
  // inTopLayer
  ':popover-open,:modal,:fullscreen',
  // inline
  'span,b,i,em,strong,code',
  // frames
  'iframe,frame,object,embed',
  // fieldsAndChoices; and links to pay, as `bitcoin:…`
  `input,textarea,select,a:not(${noPayment.map(beginning)})[href*=":"],a:is(${walletLinks.map(beginning)})`,
  // copying
  '[data-clipboard-text]',
  // lessMotion
  '(prefers-reduced-motion)',
  // inTransition; not every Firefox knows it
  ':is(:active-view-transition)',
  // row
  'tr:has(td+td),[role=row]',
  // showing
  'input[readonly]',
  // choices
  'select,:is([role=radiogroup]:is([aria-label],[aria-labelledby]),fieldset:has(>legend):not(:has(select,textarea,input:not([type=radio])))):not(:has([name*=network i],[name*=chain i]))',
  // formControls
  'input,textarea,select,button,[contenteditable],[role=button],[role=combobox],[role=radio],[role=tab],[role=checkbox],[role=switch]',
];

const lists: PageWords[3] = [
  // telling
  ['href', 'title', 'value', 'aria-label', 'data-address', 'data-clipboard-text', 'data-full'],
  // typed
  ['text', 'search', 'url', 'textarea', 'button', 'select-one', ''],
  // looks
  [...drawnBy],
  // marks
  ['…', '⋯', '‥', '–', '..', '••', '***'],
  // labelling
  ['aria-label', 'placeholder', 'title'],
  // naming
  ['id', 'name', 'placeholder', 'contenteditable'],
  // onCard
  'keydown keyup pointerup mouseup click auxclick touchstart touchmove touchend wheel focusin'.split(
    ' ',
  ),
  // pseudo
  ['::before', '::after'],
  // pressing
  ['pointerdown', 'mousedown'],
  // namespaces
  ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'],
];

const runPatterns: PageWords[5] = [
  asExpression(joined),
  asExpression(parted),
  asExpression(slashed),
  asExpression(fromGroup),
  asExpression(escapedCharacter),
  asExpression(groupsOfFour),
  asExpression(inBase64Url),
  asExpression(mixedBase58),
  asExpression(plainHex),
  asExpression(noWord),
  asExpression(joint),
];

/** Lists of names: sent to each page, so that their script is smaller by that. */
export const pageWords: PageWords = [expressions, names, selectors, lists, chosen, runPatterns];

function asExpression({ source, flags }: RegExp): Expression {
  return [source, flags];
}
