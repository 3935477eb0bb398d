import { KitSection } from "./kit-section.tsx";

export function TypeSection() {
  return (
    <KitSection title="Type" columns={8}>
      <div className="kit-spec">
        <div>
          <small>
            Display 1, Brygada 500
            <br />
            100/108, −3.2%
          </small>
          <span className="kit-d1">Mark the zone.</span>
        </div>
        <div>
          <small>
            Display 2, Brygada 500
            <br />
            56/59, −1.8%
          </small>
          <span className="kit-d2">Priced in the open.</span>
        </div>
        <div>
          <small>Heading 3, Brygada 600, 22/27</small>
          <span className="kit-h3">Wait for the first return</span>
        </div>
        <div>
          <small>
            Figure, Archivo 500
            <br />
            width 66, tabular
          </small>
          <span className="kit-figure">+12.34% ₹1,23,456 $1,234</span>
        </div>
        <div>
          <small>Lede, Brygada 400, 19/29</small>
          <span className="lede">Zones on the chart, and a ledger you can recompute.</span>
        </div>
        <div>
          <small>Body, Archivo 400, 16/26</small>
          <span>Access is granted to your username, typically within a few hours.</span>
        </div>
        <div>
          <small>Small, Archivo 400, 14/22</small>
          <span className="small">
            Calculated on past prices. Past performance does not guarantee returns.
          </span>
        </div>
        <div>
          <small>
            Agate, Archivo 400
            <br />
            14/20, width 80–86
          </small>
          <span className="num kit-agate">DAX40 FTSE100 HSI NDX IXIC SPX 123 45.67% +12.34% −7.50%</span>
        </div>
      </div>
    </KitSection>
  );
}
