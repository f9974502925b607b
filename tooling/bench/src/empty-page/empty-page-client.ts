/// <reference lib="dom" />
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { EmptyPage } from './empty-page.ts';

const elements = Number(document.documentElement.dataset['elements']);
hydrateRoot(document.body, createElement(BrowserRouter, null, createElement(EmptyPage, { elements })));
