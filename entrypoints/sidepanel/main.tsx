import { createRoot } from 'react-dom/client';
import { SidePanel } from '@/components/SidePanel';
import '@/components/design.css';

const root = document.getElementById('root');

if (root) createRoot(root).render(<SidePanel />);
