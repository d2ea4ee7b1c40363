import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { speak } from '@/components/speak';
import { Welcome } from '@/components/welcome/Welcome';
import '@/components/design.css';
import '@/lib/extension/highlight.css';

const root = document.getElementById('root');

speak(i18n.t('welcome.title'));
if (root) createRoot(root).render(<Welcome />);
