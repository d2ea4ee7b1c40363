import { createRoot } from 'react-dom/client';
import { Welcome } from '@/components/welcome/Welcome';
import '@/components/design.css';
import '@/lib/extension/highlight.css';

const root = document.getElementById('root');

if (root) createRoot(root).render(<Welcome />);
