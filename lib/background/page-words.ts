import { contextNames } from '@/lib/address/context-names';
import type { PageWords } from '@/lib/extension/page-words';
import { mostBehind, networkWord } from './form-networks';
import { drawnBy } from './legible';

/** Lists of names: sent to each page, so that their script is smaller by that. */
export const pageWords: PageWords = {
  context: contextNames.source,
  apart:
    'br hr img svg input button select textarea video audio canvas iframe object embed math picture a sup sub rt text mat-icon',
  blocks:
    'div td th tr tbody thead tfoot table caption li ul ol dl dt dd p pre h1 h2 h3 h4 h5 h6 section article header footer main nav aside form fieldset figure blockquote address body html head title option optgroup select textarea button script style noscript summary details dialog',
  hosts:
    ':not(span:not(:empty),div:not(:empty),a,td,li,tr,p:not(:empty),i,b,em,strong,img,ul,svg,path,button,input,label,code,small,br,th,tbody,table,thead,ol,form,script,style,link,meta,pre,g,use,circle,rect,time,figure,option,select,hr,dl,dt,dd,sup,sub,u,s)',
  plainHosts:
    ':is(div,span,p):empty,article,aside,blockquote,body,footer,h1,h2,h3,h4,h5,h6,header,main,nav,section',
  chosen:
    'option:checked,[type=radio]:checked,[role=radio][aria-checked=true],[role=option][aria-selected=true],[aria-pressed=true],[role=tab][aria-selected=true],[role=combobox],[aria-haspopup=listbox]',
  controls:
    'button,a,summary,[type=button],[role=button],[role=link],[role=menuitem],[onclick],[data-clipboard-text],[data-clipboard-target],[data-copy],clipboard-copy',
  unread:
    'canvas,:is(embed,object)[type="application/pdf"],:is(iframe,embed):is([src$=".pdf" i],[src*=".pdf#" i]):not([src*="="]),object[data$=".pdf" i]',
  named:
    '^(?:0\\.0\\.\\d{1,10}\\|[^]*\\b(?:HBAR|[Hh]edera)|[a-z1-5.]{1,13}\\|[^]*\\b(?:EOS|[Vv]aulta|WAX))\\b|^(?=\\S*(?:\\d|[a-z][A-Z]))[\\w:]{2,20}(?:[…⋯‥]|\\.{2,6}|[*•]{2,6})\\w{2,20}\\|',
  // A swindler would write all of an address so.
  escaped: '[\\t\\n\\r]|%(?:25)*([2-7][\\da-f])',
  toAccount: '((account|address|wallet)s?[/=]|to=|:)$',
  fileEnding: '^(pdf|png|jpe?g|txt|docx?|zip)$',
  networkNames: `(?:^|[\\s|])${networkWord}[^]{2,${mostBehind}}`,
  textless: 'script style noscript title textarea option',
  passedOver: 'class style src srcset d points integrity nonce',
  telling: [
    'href',
    'title',
    'value',
    'aria-label',
    'data-address',
    'data-clipboard-text',
    'data-full',
  ],
  secretField: '\\b(?:cc-[\\w-]+|one-time-code|current-password|new-password)\\b',
  secretKey: '^(?:0x)?[\\da-f]{64}$|^[59KLc][1-9A-HJ-NP-Za-km-z]{50,51}$|^[xyztu]prv',
  invisible:
    '[\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ud82f-\\ud834\\udb40-\\udfff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8]',
  typed: ['text', 'search', 'url', 'textarea', 'button'],
  readable: '^(none|(((grayscale|sepia|hue-rotate)\\([^)]*\\)|invert\\((1|0\\.9\\d*)\\)) ?){1,2})$',
  looks: [...drawnBy],
};
