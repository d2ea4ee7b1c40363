import { createRoot } from 'react-dom/client';
import { Options } from '@/components/options/Options';
import '@/components/design.css';

const root = document.getElementById('root');

if (root) createRoot(root).render(<Options />);
