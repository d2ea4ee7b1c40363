import { type ReactNode, useEffect } from 'react';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { OuterLink } from '@/components/OuterLink';
import { openPublicLists, openSettings } from '@/components/open-pages';
import { findNetwork, networks } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import { letCardsBeStyled } from './card-styles';
import { PageAccess } from './PageAccess';

/** Of the starter list: an address of the WannaCry ransomware. */
const sampleAddress = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';

/** The first steps after an installation. The page runs the script that web pages get, so that its sample is marked as it is there. */
export function Welcome() {
  useEffect(letCardsBeStyled, []);
  return (
    <>
      <header className="masthead">
        <Icon name="wallet" />
        <h1>{i18n.t('welcome.title')}</h1>
      </header>
      <main>
        <p>{i18n.t('welcome.intro')}</p>
        <ol className="steps">
          <Step title={i18n.t('welcome.whatTitle')}>
            <p>{i18n.t('welcome.what', networks.length, [number(networks.length)])}</p>
            <p>{i18n.t('welcome.whatList')}</p>
            <button type="button" className="quiet" onClick={openPublicLists}>
              {i18n.t('publicLists.choose')}
            </button>
          </Step>
          <Step title={i18n.t('welcome.leavesTitle')}>
            <p>{i18n.t('welcome.leaves')}</p>
            <p>{i18n.t('welcome.leavesService')}</p>
            <button type="button" className="quiet" onClick={openSettings}>
              {i18n.t('common.setUp')}
            </button>
          </Step>
          <Step title={i18n.t('welcome.tryTitle')}>
            <PageAccess />
            <p>{i18n.t('welcome.try')}</p>
            <p className="sample">
              {i18n.t('welcome.sample')} <code>{sampleAddress}</code>
            </p>
            <p className="muted">{i18n.t('welcome.tryKeys')}</p>
            <p>
              <OuterLink href={findNetwork('bitcoin').explorer + sampleAddress}>
                {i18n.t('welcome.real')}
              </OuterLink>
            </p>
            <p>{i18n.t('welcome.pin')}</p>
            <button type="button" className="primary" onClick={() => finish().catch(reportError)}>
              {i18n.t('onboarding.done')}
            </button>
          </Step>
        </ol>
      </main>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="card step">
      <h2>{title}</h2>
      {children}
    </li>
  );
}

/** The popup has nothing to add then. Closed in another way, the page leaves its short form to the popup. */
async function finish(): Promise<void> {
  await send('settings/set', { onboarded: true }).catch(reportError);
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}
