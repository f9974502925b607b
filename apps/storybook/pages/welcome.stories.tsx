import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { Logo } from '@dopahiya/ui-kit/frame';
import { Price } from '@dopahiya/ui-kit/money';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from './page.styles.ts';

const bikes = sampleBikes.slice(0, 3);

/** Shows the brand idea, and how to navigate this Storybook. */
function Welcome() {
  return (
    <Page>
      <div style={{ fontSize: 40 }}>
        <Logo />
      </div>
      <h1>To scale</h1>
      <p>
        A buyer in Jaipur or Kochi asks three things: will my feet reach the ground, how does it compare with the other
        one, what will I pay in the end. So every bike is drawn from its own dimensions on one ground line, and every
        price is taken apart to the rupee.
      </p>
      <Stage bikes={bikes}>
        {bikes.map((bike) => (
          <BikeDrawing key={bike.slug} bike={bike} />
        ))}
      </Stage>
      <Price amount={181_118} size="l" qualifier="ex-showroom, Delhi, June 2026" />
      <h2>Three devices, nothing else is decoration</h2>
      <ol>
        <li>The ground line: a ruler under every bike.</li>
        <li>The kilometre stone: round on top, flat at the foot, its yellow cap where money is shown.</li>
        <li>The road-sign figure: prices and specifications set large. Numbers are the pictures of this site.</li>
      </ol>
      <h2>Principles</h2>
      <ol>
        <li>Price first, whole price: never without what it is and where.</li>
        <li>Same scale or no scale.</li>
        <li>One yellow thing a view.</li>
        <li>Lines before boxes, boxes before shadows.</li>
        <li>Fast on a 7,000-rupee phone.</li>
        <li>Nothing is only colour.</li>
      </ol>
      <h2>How to look around</h2>
      <p>
        <b>Design</b> holds the tokens; the groups from <b>Actions</b> to <b>Frame</b> hold what every page is made of,
        each component with a page that says when to use it; <b>Pages</b> holds the features. Press <kbd>Ctrl K</kbd>
        to search for a component. The toolbar switches between light and dark, more contrast, less motion, and four
        widths; the Accessibility panel is green on every story, or the tests fail.
      </p>
    </Page>
  );
}

const meta = { title: 'Welcome', component: Welcome } satisfies Meta<typeof Welcome>;
export default meta;

export const Dopahiya: StoryObj<typeof meta> = {};
