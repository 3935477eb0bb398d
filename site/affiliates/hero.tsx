import { affiliatesPage as page } from "#content/affiliates.ts";
import { PlatformButton } from "./platform-button.tsx";

export function Hero() {
  return (
    <section className="sec">
      <div className="phead g12">
        <h1 className="col-span-8">{page.heading}</h1>
        <div className="col-span-4 self-end">
          <p className="lede">{page.introduction}</p>
          <p className="platform-buttons">
            <PlatformButton to="join" />
            <PlatformButton to="login" />
          </p>
        </div>
      </div>
    </section>
  );
}
