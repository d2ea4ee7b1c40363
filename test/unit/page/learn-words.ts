import { pageWords } from '@/lib/background/page-words';
import { learn } from '@/lib/page/words';

// As the settings tell them, before a page is read.
learn(pageWords);
