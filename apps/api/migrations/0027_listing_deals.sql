ALTER TABLE "listings" ADD COLUMN "deal_value" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deal_low" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deal_high" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deal_errors" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deal_key" text;--> statement-breakpoint
CREATE INDEX "listings_deal" ON "listings" USING btree ("deal_errors") WHERE "listings"."status" in ('pending', 'active');